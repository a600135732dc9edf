/** Spanish. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function es(): Language {
  return {
    code: 'es',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    a, al, algo, algunos, alguna, ante, antes, aquel, aquella, así, aunque, bajo, cada, como, con, contra, cual,
    cuando, de, del, desde, donde, dos, durante, e, el, él, ella, ellas, ellos, en, entre, era, eran, es, esa,
    ese, eso, esos, esta, está, están, estas, este, esto, estos, fue, fueron, ha, hace, han, hasta, hay, la,
    las, le, les, lo, los, más, me, mi, mientras, mis, muy, ni, no, nos, nosotros, nuestra, nuestro, o, os,
    otra, otras, otro, otros, para, pero, poco, por, porque, pueda, puede, pueden, pues, que, qué, quien, se,
    sea, según, ser, si, sí, sin, sobre, son, su, sus, también, tan, tanto, te, tiene, tienen, toda, todas,
    todo, todos, tu, tus, un, una, unas, uno, unos, usted, ustedes, y, ya, yo
  `,
    finiteVerbs: `
    es, son, era, fue, está, están, ha, han, había, puede, pueden, debe, deben, hace, hacen, permite, significa,
    cuesta, dura, contiene, sirve, muestra, hay, tiene, tienen, necesita
  `,
    abbreviations: `
    sr, sra, srta, dr, dra, prof, ud, uds, etc, p.ej, ej, pág, págs, núm, tel, av, c, art, aprox, fig, vol, ene,
    feb, mar, abr, may, jun, jul, ago, sept, oct, nov, dic, ee.uu
  `,
    definitionCues: `
    _es un_, _es una_, _es el_, _es la_, _se refiere a_, _significa_, _se define_, _consiste en_
  `,
    speechVerbs: `
    dice, dijo, explica, explicó, afirma, afirmó, escribe, según, señala, aseguró, asegura, comentó, añadió,
    indicó, declaró, destacó, recuerda, sostiene, contó
  `,
    pointerWords: `
    esto, eso, este es, esta es, estos son, estas son, él, ella, ellos, ellas, ello, como se mencionó,
    como se ha dicho, por lo tanto, por eso
  `,
    placeholders: 'este es un texto de ejemplo',
    notNotes: 'todo',

    genericHeadings: `
    introducción, resumen, visión general, detalles, más, conclusión, conclusiones, antecedentes, general,
    generalidades, información, contenido, sección, otros, varios, notas, bienvenido, bienvenidos, descripción,
    inicio, capítulo, parte, índice, tabla de contenidos, información adicional, más información
  `,
    emptyTitles: `
    inicio, página inicial, página principal, sin título, bienvenido, bienvenidos, página de inicio,
    documento sin título
  `,
    linkTexts: `
    aquí, haz clic aquí, haga clic aquí, clic aquí, más, leer más, saber más, ver más, más información,
    detalles, enlace, este enlace, ver, seguir leyendo, pulse aquí, aqui, click aquí, click aqui, pincha aquí,
    pincha aqui, mas, mas información, mas informacion, más informacion, este, empezar, sigue leyendo,
    continuar leyendo
  `,
    transcripts: 'transcripción',

    howTo: 'paso a paso, _paso a paso',
    howToForm: String.raw`^c[oó]mo (?:no )?\p{L}{1,20}[aeií]r(?:se|l[oae]s?)? `,
    steps: 'paso',

    questionStarters: `
    qué, cómo, por qué, cuándo, dónde, quién, cuál, cuáles, cuánto, cuánta, cuántos
  `,

    months: `
    enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
  `,
    shortMonths: 'ene, abr, ago, set, dic',
    dayEndings: 'º',
    dayLinks: 'de',

    authorLabels: 'autor, autora, autores, por, escrito por, publicado por, texto, redacción',
    bylines: 'autor, por, escrito por, texto de',
    wordsBeforeDates: 'el',
    and: 'y, e',
    nameParticles: 'de, del, la, y',
    nobody: 'anónimo, desconocido, autor desconocido, redacción, la redacción, agencias, agencia',
    publishedLabels: 'publicado, publicada, publicado el',

    units: `
    mil, millones, segundo, segundos, minuto, minutos, hora, horas, día, días, semana, semanas, mes, meses, año,
    años, grados, grado, personas, veces, litro, litros, gramo, gramos, peso, pesos
  `,
    unitPhrases: 'por ciento',
    unitsOrWords: 'ha, mil',

    faq: `
    preguntas frecuentes, preguntas más frecuentes, preguntas y respuestas, preguntas & respuestas
  `,
    pricing: 'planes y precios, lista de precios',
    pricingAlone: 'precios, precio, tarifas',
    pricingFiller: 'y, nuestros, nuestras, servicios, planes, paquetes, productos',
    sectionNames: `
    Páginas principales, Productos y servicios, Documentación, Precios, Preguntas frecuentes, Artículos,
    Empresa
  `,

    notFound: `
    no encontrada, página no encontrada, no encontrado, la página no existe, no encontramos la página,
    no se encontró, no existe, no se ha encontrado
  `,
    notices: {
      refused: `
      acceso denegado, acceso prohibido, acceso bloqueado, permiso denegado, no tiene permiso,
      no tienes permiso, no está autorizado, ha sido bloqueada, ha sido bloqueado
    `,
      throttled: 'demasiadas solicitudes, demasiadas peticiones',
      region: `
      no está disponible en tu país, no está disponible en su país, no disponible en tu país,
      no disponible en su región
    `,
      challenge: `
      no soy un robot, verifica que eres humano, verifique que es usted humano,
      verificar que eres un ser humano
    `,
      login: `
      iniciar sesión, acceder, inicia sesión para, debes iniciar sesión, debe iniciar sesión
    `,
      age: 'eres mayor de edad, eres mayor de 18, es usted mayor de edad, es usted mayor de 18',
      subscription: 'sólo para suscriptores, solo para suscriptores',
      consent: 'aceptar las cookies, aceptar todas las cookies, antes de continuar',
      maintenance: 'en mantenimiento, en construcción, próximamente',
      parked: `
      este dominio está en venta, domain está en venta, este dominio ha expirado,
      este dominio ha caducado, este dominio está aparcado, este dominio está estacionado,
      cuenta suspendida
    `,
      failure: `
      error interno del servidor, se ha producido un error, ha ocurrido un error, servicio no disponible
    `,
      script: `
      habilitar javascript, habilite javascript, habilita javascript, activar javascript,
      active javascript
    `,
      conditional: 'si, cuando',
      beside: `
      acceso, permiso, autoriza, solicitud, servidor, administrador, bloque, seguridad, página, sitio,
      web, ip, por, favor, lo, siento, sentimos, dirección, enlace, inicio, buscar, error, cuenta,
      contraseña, usuario, cookie, navegador, dominio, trabajamos, volver, gracias
    `,
    },

    paths: {
      login: 'iniciar-sesion',
      search: 'buscar busqueda',
      contact: 'contacto contactos contactanos contactar',
      about: 'quienes-somos nosotros acerca-de sobre sobre-nosotros',
      legal: `
      aviso-legal politica-de-privacidad terminos-y-condiciones politica-de-cookies privacidad
    `,
      faq: 'preguntas-frecuentes',
      lists: 'productos noticias',
      groups: 'categoria categorias',
      authors: 'autor autores',
      articles: 'noticias noticia articulos',
      news: 'noticias noticia',
      products: 'producto productos',
      recipes: 'receta recetas',
      events: 'eventos',
      jobs: 'empleo',
      services: 'servicios',
      faqPages: 'preguntas-frecuentes',
      pricingPages: 'precios tarifas planes',
      sideSection: 'prensa empleo',
      articlesSection: 'noticias noticia novedades',
      docsSection: 'documentacion ayuda',
      productsSection: 'productos producto servicios',
      unlisted: 'etiqueta autor carrito cesta finalizar-compra mi-cuenta',
    },
  };
}
