/**
 * Abbreviations that end in a full stop without ending a sentence, lower case, without the stop.
 * Basis: the suppression lists of Unicode CLDR (common/segments), shortened; read November 2026.
 */
import type { LanguageCode } from './languages.ts';

export const ABBREVIATIONS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie inc ltd co corp no nos fig figs vol approx dept est gen gov hon
    jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k a.m p.m ph.d al cf ca op cit ed eds pp rev min max`,
  de: `dr prof hr fr nr bzw ca z.b d.h u.a u.ä usw vgl etc ggf evtl inkl exkl str abs art bd geb gest jh jan feb mär apr
    jun jul aug sep sept okt nov dez tel z.t i.d.r u.u o.ä s.o s.u v.a mind max min mio mrd st sog abb tab`,
  fr: `m mm mme mlle dr pr st ste etc p.ex c.-à-d cf env fig no vol av apr janv févr avr juil sept oct nov déc art éd`,
  es: `sr sra srta dr dra prof ud uds etc p.ej ej pág págs núm tel av c art aprox fig vol ene feb mar abr may jun jul
    ago sept oct nov dic ee.uu`,
  pt: `sr sra srta dr dra prof etc p.ex ex pág págs nº tel av art aprox fig vol jan fev mar abr mai jun jul ago set out
    nov dez`,
  it: `sig sig.ra sigg dott dott.ssa prof ecc es p.es pag pagg n tel art ca fig vol cfr gen feb mar apr mag giu lug ago
    set ott nov dic`,
  nl: `dhr mevr dr prof ir ing mr drs bijv bv o.a enz etc nr tel ca d.w.z i.p.v m.b.t t.o.v jan feb mrt apr jun jul aug
    sep okt nov dec blz fig min max`,
  pl: `np dr prof mgr inż tzn tj itp itd ul nr tel godz r w ok m.in św tys mln mld zł str rys tab zob ur zm`,
  cs: `např dr ing mgr prof tj tzv atd apod č čís str ul tel cca mj popř resp r obr tab`,
  sv: `t.ex bl.a d.v.s dvs m.m osv etc dr prof nr ca kl s.k jan feb apr jun jul aug sep okt nov dec`,
  da: `f.eks bl.a dvs osv etc dr prof nr ca kl mv pga jan feb apr jun jul aug sep okt nov dec`,
  no: `f.eks bl.a dvs osv etc dr prof nr ca kl mv pga jan feb apr jun jul aug sep okt nov des`,
  fi: `esim ks mm ns yms jne tms dr prof n kpl s klo v`,
  tr: `dr prof doç yrd av sn bkz vb vs örn no tel cad sok mah st`,
  ru: `г гг т.е т.д т.п и.о др пр см стр рис табл руб коп тыс млн млрд ул д кв им проф акад мин макс напр е.г н.э`,
  uk: `р рр т.д т.п ін див с рис табл грн коп тис млн млрд вул буд кв ім проф напр н.е`,
};
