import type { PageLanguage } from '@landfall/shared/contracts';

/** Abbreviations after which a sentence goes on; one with a capital is an abbreviation only as it is written here. */
const ABBREVIATIONS: Readonly<Record<PageLanguage, string>> = {
  en: 'dr. prof. mr. mrs. ms. st. jr. rev. pres. no. approx. e.g. i.e. etc. vs. p.m. a.m. tel. mob. ext. est. fte. ph.d. esp. rd. ave. apt. ste. bld. blvd. incl. excl. Messrs. Jas. Wm. Chas. Thos. Sgt. Capt. Lt. Col. Gen. Hon. Mt. Dept.',
  es: 'dña. dª. dra. sr. sra. srta. núm. nº. nro. av. avda. ctra. c. pza. plza. télf. telf. teléf. tlf. cell. Lic. Licda. Licdo. Arq. Mtra. Mtro. Col. Fracc. Edif. Depto. Dpto. Hnos. Sta. Sto. Gral. Urb. Blvd. Psic. Profa. Ing. Nta.',
  pt: 'dra. sr. sra. nº. av. r. tel. Exmo. Exma. Profa. Eng. Enga. Arq. Apto. Pça. Trav. Tv. Qd. Lt. Jd. Vl. Est. Sto. Sta. telm. tlm. psic.',
  fr: 'mme. mlle. m. bd. env. min. tél. rés. st. ste. Me. Mgr. Pr. Bât. Ets. Cie. Dpt. Mmes. MM.',
  de: 'inh. verantw. bj. wfl. grundst. energiekl. stellpl. whg. bzgl. exkl. inkl. nr. kat. str. pl. z.b. bzw. ca. usw. d.h. u.a. ggf. zzgl. mind. evtl. dipl. ing. dr. prof. ff. Gf. Geschf. Vors. staatl. gepr. stellv. ehem. geb. sog. vgl. tägl. mtl. jährl. einschl. St. Hl. Tel. Psych.',
  it: 'dott. sig. sig.ra geom. arch. avv. rag. ing. cell. prof. Dott. Egr. Spett. Loc. Fraz. Int. Cav. Mons. Sen. Comm. Fam. Sigg. P.I. dr. str.',
  nl: 'zelfst. bijv. o.a. dhr. mevr. ds. nr. incl. excl. max. min. tel. mw. drs. ir. evt. resp. a.u.b. s.v.p. t.a.v. i.v.m. Mej. Fam.',
  pl: 'ul. al. os. np. godz. tzn. inż. mgr. hab. lek. dr. prof. nr. tel. fr. mg. św. ks. Św. Ks. pow. woj. gm. wet. stom. tzw. lok. pok. im. al. med. tel.: s. p.',
};

const ALL = new Set(Object.values(ABBREVIATIONS).join(' ').split(' ').concat(['n.', 'num.', 'c.']));

/** Whether a word with its full stop is an abbreviation in one of our languages, after which a sentence goes on. */
export const isAbbreviation = (word: string): boolean => ALL.has(word) || ALL.has(word.toLowerCase());

/** What is abbreviated before a number only: "ok. 20 osób", "lok. 3". */
export const BEFORE_NUMBERS: ReadonlySet<string> = new Set(
  'ok. pok. lok. pag. pág. cap. apdo. abt. kap. jg. ćw.'.split(' '),
);
