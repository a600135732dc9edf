/** Chinese. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const zh = (): WrittenLanguage => ({
  code: 'zh',
  aliases: 'cmn, yue',
  script: 'han',
  spacing: 'dense',
  sentence: [15, 60],
  wordsOfHundred: 100,
  stopWords: `我们, 你们, 他们, 它们, 这个, 那个, 这些, 那些, 可以, 因为, 所以, 但是, 如果, 以及, 或者, 一个, 没有, 什么, 怎么, 進行, 进行, 使用, 需要, 就是,
    不是, 我們, 這個`,
  stopCharacters:
    '如何怎的了是在和与也就都而及着或这那有不我你他她它们们个把被从对到要会能可以之其中为上下很吗呢吧啊這個們為從對會與著',
  finiteVerbs: '是, 有, 可以, 需要, 能, 会, 會, 要, 为, 為, 指',
  pointerWords: '这是, 這是, 它, 它们, 它們, 他, 她, 他们, 她们, 如上, 上述, 前述, 因此, 所以',
  placeholders: '这里是文本',

  genericHeadings: `简介, 簡介, 介绍, 介紹, 概述, 概览, 詳情, 详情, 更多, 结论, 結論, 总结, 總結, 摘要, 背景, 一般, 信息, 内容, 其他, 备注, 欢迎, 说明,
    說明, 前言, 引言, 章节, 目录, 目錄, 描述, 结语, 小结, 其他信息`,
  emptyTitles: '首页, 首頁, 主页, 主頁, 无标题, 無標題, 欢迎, 歡迎, 无标题文档, 無標題文件',
  linkTexts: `这里, 這裡, 点击这里, 點擊這裡, 点此, 更多, 了解更多, 查看更多, 阅读更多, 閱讀更多, 详情, 詳情, 查看, 链接, 此处, 点击此处, 查看详情, 阅读全文, 點擊此處,
    查看詳情, 閱讀全文, 点击查看, 繼續閱讀`,
  transcripts: '文字稿, 逐字稿, 文字版',

  howTo: '如何, 步骤, 步驟, 教程, 的方法',
  steps: '步骤, 步驟, 第',

  questionStarters: '如何, 怎么, 怎麼, 怎样, 怎樣, 什么是, 什麼是, 为什么, 為什麼, 为何, 為何, 是否',
  questionEndings: '吗, 嗎, 呢, 么, 什么, 什麼, 多少, 多少钱, 多少錢, 怎么办, 怎麼辦, 怎么样, 怎麼樣, 哪些',

  months: '',
  shortMonths: '',
  dateSigns: '年, 月, 日',
  eras: '民國, 民国',

  authorLabels: '作者, 文, 撰文, 撰稿, 记者, 記者',
  bylines: '作者, 文, 记者, 記者, 本报记者',
  wordsAfterNames: '記者, 记者',
  nobody: '编辑部, 編輯部',
  publishedLabels: '发布时间, 發佈時間, 发布于, 發布時間',

  unitPhrases: '小时, 小時',
  unitsBefore: '百分之',
  unitCharacters: '秒分时時日周週月年度人回次倍個个元万萬億亿千克升米公里毫厘件名歲岁台种種割天吨噸斤兆立',
  wordsBeforeDays: '第',
  clockSigns: '时, 時, 点, 點',
  measureEndings: '间, 間, 以',

  faq: '常见问题, 常見問題, 常见疑问, 常见问答, 常見問答, 问与答, 問與答',
  pricing: '定价, 定價, 价目表, 價目表, 收费标准, 收費標準, 价格方案',
  pricingAlone: '价格, 價格, 收费, 收費, 費用, 费用',
  pricingFiller:
    '与, 與, 和, 及, 的, 我们的, 我們的, 服务, 服務, 产品, 產品, 套餐, 方案, 说明, 說明, 一览, 一覽',
  sectionNames: '主要页面, 产品与服务, 文档, 价格, 常见问题, 文章, 关于我们',

  notFound: '找不到, 未找到, 页面不存在, 頁面不存在, 找不到页面, 页面未找到',
  notices: {
    refused: '拒绝访问, 访问被拒绝, 禁止访问, 禁止訪問, 拒絕存取, 访问受限, 已被拦截, 没有权限, 被阻止',
    throttled: '请求过于频繁, 访问过于频繁, 请求过多',
    region: '您所在的国家, 您所在的地区',
    challenge: '请完成安全验证, 安全验证, 验证您是真人, 验证您是人类, 百度安全验证',
    login: '登录, 登入, 请先登录, 登录后查看, 登录后继续',
    age: '您已满18, 您是否已满18, 你是否年满18, 您是否年满18',
    subscription: '仅限会员, 会员专享',
    consent: '接受所有cookie, 同意使用cookie',
    maintenance: '网站维护中, 系统维护中, 网站维护, 系统维护, 建设中, 即将上线',
    parked: '该域名正在出售, 域名已过期, 该域名已过期, 域名已经过期, 账户已暂停',
    failure: '服务器错误, 服务器内部错误, 发生错误',
    script: '启用javascript, 启用 javascript, 啟用 javascript, 开启javascript',
    conditional: '如果, 若, 是否',
    beside: `访问, 请求, 权限, 服务器, 管理员, 拦截, 安全, 禁止, 页面, 网站, 本站, 返回, 首页, 搜索, 错误, 密码, 用户, 账号, 请, 稍后, 重试, 域名, 所有者,
      续费`,
  },

  paths: {
    login: '登录 登入',
    search: '搜索 搜尋',
    contact: '联系我们 聯絡我們',
    about: '关于我们 關於我們',
    legal: '隐私政策 隱私權政策 服务条款',
    faq: '常见问题 常見問題',
  },
});
