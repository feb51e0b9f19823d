/** Abbreviations after which a sentence goes on, in all our languages. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'inh. zelfst. verantw. esp. bj. wfl. grundst. energiekl. stellpl. whg. n. kat. tél. télf. teléf. rés. env. min. bzgl. excl. exkl. dr. dra. dña. dª. prof. mr. mrs. ms. st. sr. sra. srta. no. nr. nº. núm. num. av. avda. ctra. pl. plza. pza. c. tel. ' +
    'cell. mob. tlf. telf. str. ul. al. os. m. p. z.b. bzw. ca. approx. e.g. i.e. etc. usw. inkl. incl. max. min. vs. ' +
    'p.m. a.m. ff. ggf. zzgl. mind. evtl. dipl. ing. jr. bld. blvd. rd. ave. apt. ste. dott. sig. mme. mlle. bd. ' +
    'bijv. o.a. d.h. u.a. tzn. np. godz. tel.: dhr. mevr. ds. ph.d. fr. rev. pres. r. s. nro. ext. est. fte. mg. inż. mgr. hab. lek. arch. geom. avv. rag.'
  ).split(' '),
);
