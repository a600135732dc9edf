/** Japanese. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const ja = (): WrittenLanguage => ({
  code: 'ja',
  script: 'kana',
  spacing: 'dense',
  sentence: [15, 60],
  wordsOfHundred: 100,
  stopWords: `こと, もの, ため, よう, これ, それ, あれ, この, その, あの, ここ, そこ, とき, 場合, 以上, 以下, 以内, 程度, 万円, 億円, 千円, 万人, 方, 的, 中,
    上, 下, 後, 前, 約`,
  finiteVerbs: 'です, ます, ある, する, なる, いる',
  pointerWords:
    'これは, それは, あれは, これらは, それらは, これを, それを, 上記, 前述, そのため, したがって',
  placeholders: 'これはダミーテキスト',

  genericHeadings: `はじめに, 概要, 詳細, もっと, まとめ, 結論, 要約, 背景, 一般, 情報, 内容, その他, 備考, ようこそ, 説明, 序論, おわりに, 章, 目次, 最後に,
    さいごに, 追加情報`,
  emptyTitles: 'ホーム, トップページ, 無題, ようこそ, 無題ドキュメント',
  linkTexts: `こちら, ここ, ここをクリック, こちらをクリック, 詳細, 詳しくは, 詳しくはこちら, もっと見る, 続きを読む, もっと読む, リンク, 詳細はこちら, 詳しく見る, クリック,
    続く, 全文表示, 詳細を見る, こちらから`,
  transcripts: '文字起こし, 書き起こし',

  howTo: '方法, 手順, やり方, の仕方, 使い方, 作り方, 淹れ方, 書き方, 直し方, 始め方, 洗い方, 取り方, 付け方',
  steps: 'ステップ, 手順, 第',

  questionStarters: 'なぜ, どうして, どうすれば',
  questionEndings: 'か, か。, ですか, ますか, とは',

  months: '',
  shortMonths: '',
  dateSigns: '年, 月, 日',
  eras: '令和, 平成, 昭和',
  weekdaySigns: '月, 火, 水, 木, 金, 土, 日',

  authorLabels: '著者, 執筆, 執筆者, 筆者, 投稿者, 作者, 記者, ライター, 文, 取材・文',
  bylines: '文, 作者, 記者',
  wordsAfterNames: '記者',
  nobody: '編集部',
  publishedLabels: '公開日, 投稿日, 掲載日',

  units: `キロ, グラム, キログラム, ミリグラム, トン, リットル, ミリリットル, メートル, センチ, センチメートル, ミリ, ミリメートル, キロメートル, パーセント, ドル, ユーロ,
    ポンド, ワット, ボルト, カロリー, キロカロリー, ヘクタール, インチ, フィート, ページ`,
  unitCharacters: '秒分時日週月年度人回次倍個円万億千立件名歳台種割兆坪畳平',
  wordsBeforeDays: '第',
  clockSigns: '時, 点',
  measureEndings: '間, 以',

  faq: 'よくある質問, よくあるご質問, 質問と回答',
  pricing: '料金プラン, 料金表, 価格表',
  pricingAlone: '料金, 価格',
  pricingFiller:
    'と, の, ご利用, 利用, ご案内, 案内, 一覧, 体系, システム, について, サービス, プラン, コース, 商品',
  sectionNames: '主要ページ, 製品とサービス, ドキュメント, 料金, よくある質問, 記事, 会社情報',

  notFound: '見つかりません, ページが見つかりません, ページは存在しません, お探しのページ',
  notices: {
    refused:
      'アクセスが拒否されました, アクセスが制限されています, アクセス拒否, アクセスできません, 権限がありません',
    throttled: 'リクエストが多すぎます',
    region:
      'お住まいの国ではご利用いただけません, お住まいの地域ではご利用いただけません, お住まいの国からは, お住まいの地域からは',
    challenge: 'ロボットではありません, 人間であることを確認',
    login: 'ログイン, ログインしてください, ログインが必要',
    age: '18歳以上ですか, 18歳以上です, 18歳未満の方, 年齢確認',
    subscription: '会員限定, 有料会員限定',
    consent: 'すべてのcookieを受け入れる, cookieに同意',
    maintenance: 'メンテナンス中, 準備中, 工事中, 近日公開',
    parked: 'このドメインは売り出し中, このドメインはお名前, アカウントが停止',
    failure: 'サーバーエラー, エラーが発生しました',
    script: 'javascriptを有効, javascript を有効',
    conditional: 'もし, 場合',
    beside: `アクセス, リクエスト, 管理者, サーバ, ページ, サイト, エラー, ログイン, パスワード, 会員, ホーム, トップ, 検索, 申し訳, ください, しばらく, ドメイン, はい,
      いいえ`,
  },

  paths: {
    login: 'ログイン',
    search: '検索',
    contact: 'otoiawase toiawase お問い合わせ',
    about: '会社概要 会社案内',
    legal: 'tokushoho プライバシーポリシー 利用規約 特定商取引法に基づく表記',
    faq: 'よくある質問 よくあるご質問',
    faqPages: 'yokuaru',
    pricingPages: 'ryokin',
  },
});
