/** Portuguese. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function pt(): Language {
  return {
    code: 'pt',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    a, ao, aos, aquela, aquele, as, às, até, cada, com, como, da, das, de, dela, dele, deles, depois, do, dos,
    e, é, ela, elas, ele, eles, em, entre, era, eram, essa, esse, esta, está, estão, estas, este, estes, eu,
    foi, foram, há, isso, isto, já, lhe, lhes, mais, mas, me, mesmo, meu, minha, muito, na, nas, não, nem, no,
    nos, nós, nossa, nosso, num, numa, o, os, ou, para, pela, pelas, pelo, pelos, pode, podem, por, porque,
    qual, quando, que, quem, são, se, seja, sem, ser, será, seu, seus, só, sobre, sua, suas, também, te, tem,
    têm, ter, toda, todas, todo, todos, tu, um, uma, umas, uns, você, vocês, vos
  `,
    finiteVerbs: `
    é, são, era, foi, está, estão, há, pode, podem, deve, devem, faz, fazem, permite, significa, custa, dura,
    contém, serve, mostra, tem, têm, precisa
  `,
    abbreviations: `
    sr, sra, srta, dr, dra, prof, etc, p.ex, ex, pág, págs, nº, tel, av, art, aprox, fig, vol, jan, fev, mar,
    abr, mai, jun, jul, ago, set, out, nov, dez
  `,
    definitionCues: '_é um_, _é uma_, _é o_, _é a_, _refere-se_, _significa_, _consiste em_',
    speechVerbs: `
    diz, disse, explica, explicou, afirma, afirmou, escreve, segundo, conta, destaca, ressalta, comenta,
    declarou, contou, acrescentou
  `,
    pointerWords: `
    isto, isso, este é, esta é, ele, ela, eles, elas, como mencionado, como dito, portanto, por isso
  `,
    notNotes: 'todo',

    genericHeadings: `
    introdução, resumo, visão geral, detalhes, mais, conclusão, contexto, geral, informações, conteúdo, seção,
    outros, diversos, notas, bem-vindo, descrição, início, capítulo, parte, índice, sumário,
    informação adicional, informações adicionais, considerações finais, mais informações
  `,
    emptyTitles: `
    início, página inicial, página principal, sem título, bem-vindo, documento sem título
  `,
    linkTexts: `
    aqui, clique aqui, mais, leia mais, ler mais, saiba mais, ver mais, mais informações, detalhes, link,
    continue lendo, continuar a ler, mais informação, veja mais, ir, continuar lendo
  `,
    transcripts: 'transcrição',

    howTo: 'passo a passo, _passo a passo',
    howToForm: String.raw`^como (?:não )?\p{L}{1,20}[aeiô]r(?:-se)? `,
    steps: 'passo',

    questionStarters: `
    o que, como, por que, porque, quando, onde, quem, qual, quais, quanto, quantos
  `,

    months: `
    janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro
  `,
    shortMonths: 'fev, abr, ago, set, out, dez',
    dayEndings: 'º',
    dayLinks: 'de',

    authorLabels: 'autor, autora, autores, por, escrito por, publicado por, texto, redação',
    bylines: 'autor, por, escrito por, texto de',
    wordsBeforeDates: 'em',
    and: 'e',
    nameParticles: 'da, de, do, dos, das',
    nobody: 'anônimo, desconhecido, redação, da redação, redacção, agências',
    publishedLabels: 'publicado, publicada, publicado em',

    units: `
    mil, milhões, milhão, segundo, segundos, minuto, minutos, hora, horas, dia, dias, semana, semanas, mês,
    meses, ano, anos, graus, pessoas, vezes, litros, reais
  `,
    unitPhrases: 'por cento',
    unitsOrWords: 'dia, mal',

    faq: `
    perguntas frequentes, perguntas mais frequentes, perguntas e respostas, perguntas & respostas,
    dúvidas frequentes
  `,
    pricing: 'planos e preços, tabela de preços',
    pricingAlone: 'preços, preço, tarifas',
    pricingFiller: 'e, nossos, nossas, serviços, planos, pacotes, produtos',
    sectionNames: `
    Páginas principais, Produtos e serviços, Documentação, Preços, Perguntas frequentes, Artigos, Empresa
  `,

    notFound: `
    não encontrada, não encontrado, página não existe, página não encontrada, não existe,
    não foi encontrada
  `,
    notices: {
      refused: `
      acesso negado, acesso proibido, acesso bloqueado, permissão negada, não tem permissão,
      não está autorizado, foi bloqueado
    `,
      throttled: 'muitas solicitações, demasiados pedidos',
      region: `
      não está disponível no seu país, não disponível no seu país, não disponível em seu país
    `,
      challenge: 'não sou um robô, verifique se você é humano',
      login: 'entrar, fazer login, iniciar sessão, faça login para, precisa fazer login',
      age: 'você tem 18 anos, você tem mais de 18 anos',
      subscription: 'exclusivo para assinantes',
      consent: 'aceitar cookies, aceitar todos os cookies, antes de continuar',
      maintenance: 'em construção, em manutenção, em breve',
      parked: 'este domínio está à venda, domain está à venda, este domínio expirou, conta suspensa',
      failure: 'erro interno do servidor, ocorreu um erro, serviço indisponível',
      script: `
      habilitar javascript, habilite o javascript, habilite javascript, ativar javascript,
      ative javascript, ative o javascript
    `,
      conditional: 'se, quando',
      beside: `
      acesso, permiss, autoriza, solicita, servidor, administrador, bloque, segurança, página, site, ip,
      por, favor, desculpe, endereço, link, início, pesquisa, erro, conta, senha, usuário, utilizador,
      cookie, navegador, domínio, volta, obrigad
    `,
    },

    paths: {
      login: 'iniciar-sessao entrar',
      search: 'busca pesquisa',
      contact: 'contactos contato fale-conosco',
      about: 'sobre sobre-nos quem-somos',
      legal: 'privacidade politica-de-privacidade termos-de-uso termos-e-condicoes',
      faq: 'perguntas-frequentes',
      lists: 'produtos noticias',
      groups: 'categoria categorias',
      authors: 'autor autores',
      articles: 'noticias noticia artigos',
      news: 'noticias noticia',
      products: 'produto produtos',
      recipes: 'receita receitas',
      events: 'eventos',
      jobs: 'vagas',
      services: 'servicos',
      faqPages: 'perguntas-frequentes',
      pricingPages: 'precos planos',
      sideSection: 'carreiras',
      articlesSection: 'noticias noticia',
      docsSection: 'documentacao ajuda',
      productsSection: 'produtos servicos',
      unlisted: 'autor carrinho minha-conta',
    },
  };
}
