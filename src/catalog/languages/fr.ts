/** French. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function fr(): Language {
  return {
    code: 'fr',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    à, ai, ainsi, après, au, aucun, aussi, autre, autres, aux, avait, avant, avec, avoir, c, car, ce, ceci,
    cela, celle, celles, celui, ces, cet, cette, ceux, chaque, chez, comme, comment, d, dans, de, depuis, des,
    deux, doit, dont, du, elle, elles, en, encore, entre, est, et, étaient, était, être, eu, eux, fait, il, ils,
    j, je, jusqu, l, la, le, les, leur, leurs, lors, lui, m, ma, mais, me, même, mes, moi, moins, mon, n, ne,
    ni, nos, notre, nous, on, ont, ou, où, par, parce, pas, peu, peut, peuvent, plus, pour, pourquoi, quand,
    que, quel, quelle, quelles, quels, qu, qui, s, sa, sans, se, sera, ses, si, sont, son, sous, sur, t, ta, te,
    tes, toi, ton, tous, tout, toute, toutes, très, tu, un, une, vers, vos, votre, vous, y
  `,
    finiteVerbs: `
    est, sont, était, étaient, a, ont, avait, peut, peuvent, doit, doivent, fait, font, permet, signifie, coûte,
    dure, contient, sert, montre, faut, reste, devient, utilise
  `,
    abbreviations: `
    m, mm, mme, mlle, dr, pr, st, ste, etc, p.ex, c.-à-d, cf, env, fig, no, vol, av, apr, janv, févr, avr, juil,
    sept, oct, nov, déc, art, éd
  `,
    definitionCues: `
    _est un_, _est une_, _est l', _est l’, _est le_, _est la_, _désigne_, _signifie_, _se définit_,
    _consiste à_
  `,
    speechVerbs: `
    dit, a dit, explique, a expliqué, déclare, a déclaré, écrit, selon, affirme, précise, raconte, confie,
    assure, souligne, estime, ajoute, indique, rappelle, souligné, ajouté, indiqué
  `,
    pointerWords: `
    il, elle, ils, elles, cela, ceci, c'est, c’est, ce sont, celui-ci, celle-ci, ceux-ci, comme indiqué,
    comme mentionné, donc, ainsi
  `,

    genericHeadings: `
    introduction, aperçu, vue d'ensemble, détails, plus, conclusion, résumé, contexte, généralités,
    informations, contenu, section, autre, autres, divers, remarques, bienvenue, description, présentation,
    accueil, chapitre, partie, sommaire, table des matières, informations complémentaires, pour aller plus loin,
    en résumé, à propos
  `,
    emptyTitles: `
    accueil, sans titre, bienvenue, page d’accueil, page d'accueil, document sans titre
  `,
    linkTexts: `
    ici, cliquez ici, cliquer ici, plus, en savoir plus, lire la suite, lire plus, voir plus, suite, détails,
    lien, ce lien, voir, découvrir, plus d’infos, plus d'infos, lire l'article, lire l’article,
    plus d'informations, plus d’informations
  `,
    transcripts: 'transcription',

    howTo: `_étape par étape, mode d’emploi, mode d'emploi`,
    howToForm: String.raw`^comment (?:bien |ne pas |se |s['’])?(?!notre |votre |autre )\p{L}{1,20}(?:er|ir|re) `,
    steps: 'étape',

    questionStarters: `
    que, quoi, comment, pourquoi, quand, où, qui, quel, quelle, quels, quelles, combien, est-ce, peut-on,
    faut-il, qu'est-ce
  `,

    months: `
    janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
  `,
    shortMonths: 'janv, févr, fév, avr, juil, déc',
    dayEndings: 'er',

    authorLabels: `
    auteur, auteure, autrice, auteurs, par, rédigé par, écrit par, publié par, rédacteur, rédactrice
  `,
    bylines: 'auteur, par, rédigé par, écrit par, article rédigé par',
    wordsBeforeDates: 'le',
    and: 'et',
    nameParticles: 'de, du, des, la, le',
    nobody: 'anonyme, inconnu, auteur inconnu, rédaction, la rédaction, agences',
    publishedLabels: 'publié, publiée, paru le, mis en ligne, posté le',

    units: `
    pourcent, mille, million, millions, milliard, milliards, seconde, secondes, minute, minutes, heure, heures,
    jour, jours, semaine, semaines, mois, an, ans, année, années, degrés, degré, personnes, fois, litre, litres,
    gramme, grammes, francs, euros
  `,
    unitPhrases: 'pour cent',
    unitsOrWords: 'ans, mes',
    unitsOfOne: 'an',

    faq: `
    foire aux questions, questions fréquentes, questions courantes, questions fréquemment posées,
    questions-réponses, questions et réponses
  `,
    pricing: 'nos tarifs, grille tarifaire, tarification',
    pricingAlone: 'tarifs, tarif, prix, honoraires',
    pricingFiller: `
    et, nos, les, prestations, services, offres, formules, forfaits, abonnements, produits
  `,
    sectionNames: `
    Pages principales, Produits et services, Documentation, Tarifs, Questions fréquentes, Articles, Entreprise
  `,

    notFound: `
    introuvable, page non trouvée, non trouvé, cette page n'existe pas, cette page n’existe pas,
    cette page n'existe plus, cette page n’existe plus, page introuvable, n'existe pas, n'existe plus,
    page inexistante
  `,
    notices: {
      refused: `
      accès refusé, accès interdit, accès bloqué, vous n'avez pas l'autorisation,
      vous n'êtes pas autorisé, a été bloquée, a été bloqué, votre requête a été rejetée
    `,
      throttled: 'trop de requêtes',
      region: 'pas disponible dans votre pays, pas disponible dans votre région',
      challenge: `
      vérifier que vous êtes humain, vérifiez que vous êtes humain, vérifier que vous n'êtes pas un robot,
      vérifiez que vous n'êtes pas un robot, je ne suis pas un robot
    `,
      login: `
      connexion, se connecter, vous devez vous connecter, vous devez être connecté, connectez-vous pour
    `,
      age: 'avez-vous plus de 18 ans, avez-vous 18 ans, plus de 18 ans',
      subscription: 'réservé aux abonnés',
      consent: 'accepter tous les cookies, accepter les cookies, avant de continuer',
      maintenance: 'en maintenance, en construction, bientôt disponible, maintenance en cours',
      parked: `
      ce domaine est à vendre, domain est à vendre, ce domaine est parqué, ce domaine est réservé,
      ce domaine a expiré, ce nom de domaine a expiré, ce domaine a été enregistré, compte suspendu,
      site suspendu
    `,
      failure: `
      erreur interne du serveur, une erreur est survenue, une erreur s'est produite, service indisponible
    `,
      script: 'activer javascript, activez javascript, javascript est désactivé',
      conditional: 'si, quand',
      beside: `
      accès, autoris, requête, serveur, administrateur, bloqu, sécurité, page, site, adresse, ip,
      veuillez, désolé, oups, lien, accueil, retour, recherche, erreur, connect, mot, compte, identifiant,
      cookie, navigateur, domaine, maintenance, notre, votre, vous, bientôt, réessay
    `,
    },

    paths: {
      login: 'connexion se-connecter',
      search: 'recherche',
      contact: 'nous-contacter contactez-nous',
      about: 'a-propos qui-sommes-nous',
      legal: `
      mentions-legales confidentialite politique-de-confidentialite conditions-generales-de-vente cgv cgu
    `,
      faq: 'questions-frequentes foire-aux-questions',
      lists: 'produits actualites',
      groups: 'categorie rubrique',
      authors: 'auteur auteurs',
      articles: 'articles actualites',
      news: 'actualites actualite',
      products: 'produit produits',
      recipes: 'recette recettes',
      events: 'evenements',
      jobs: 'emploi',
      faqPages: 'foire-aux-questions questions-frequentes',
      pricingPages: 'tarifs prix',
      sideSection: 'presse',
      articlesSection: 'articles actualites',
      docsSection: 'aide',
      productsSection: 'produits produit prestations',
      unlisted: 'mot-cle auteur panier caisse mon-compte',
    },
  };
}
