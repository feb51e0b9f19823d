import type { WriterSignals } from './signals.ts';

export const IT: WriterSignals = {
  certain: [
    ...['detto tra noi', 'tra di noi', 'rimanga tra noi', 'resti tra noi', 'in confidenza', 'è confidenziale', 'ancora un segreto', 'ancora segreto', 'ancora segreta', 'non è ancora pubblico', 'non è ancora ufficiale', 'giusto per informazione', 'per vostra informazione'],
    ...['non metteteli', 'non mettetelo', 'non mettetela', 'non mettetele', 'non metterli', 'non metterlo', 'da non mettere', 'non si parla', 'non parlate di', "non parlate dell'", 'non parlate del', 'non parlate della', 'non menzionate', 'non nominate', 'lasciatelo fuori', 'lasciate fuori', 'lasciate perdere', 'meglio non parlarne', 'meglio non dirlo'],
    ...['siete voi gli esperti', 'gli esperti siete voi', 'sei tu l’esperto', "l'esperto sei tu", 'lei è l’esperto', 'sapete meglio', 'sai meglio di me', 'mi fido di voi', 'mi fido', 'ci fidiamo di voi', 'fate voi', 'fai tu', 'come volete', 'come preferite', 'carta bianca', 'a vostra discrezione'],
    ...['cosa ne pensate', 'che ne pensate', 'cosa ne pensi', 'che ne pensi', 'ditemi', 'dimmi se', 'fatemi sapere', 'fammi sapere', 'scrivetemi', 'chiedetemi', 'qualsiasi dubbio', 'avvisatemi'],
    ...['scusate', 'scusi per', 'scusa per', 'gli errori', 'spero che basti', 'spero vada bene', 'spero sia chiaro', 'correggete', 'riformulate', 'riformulare', 'con parole vostre', 'cambiare le parole', 'sistemate il testo', 'non sono uno scrittore', 'non so scrivere', 'non so scrivere bene'],
    ...['meno è meglio', 'senza esagerare', 'non esagerate', 'saltare all’occhio', "saltare all'occhio", "balzare all'occhio", 'ho avuto il contatto', 'ho avuto il vostro', 'mi ha dato il vostro', 'vi ha consigliato', 'vi ha raccomandato', 'scrivo per conto', 'scrivo a nome', 'scrivo da parte'],
    ...['di budget', 'il nostro budget', 'il budget è', 'il mio budget', 'quanto costerebbe', 'ci chiedeva', 'ci chiedevano', 'online entro', 'andare online', 'mettere online', 'parte da solo', 'parte da sola'],
    ...['ve lo mando', 've la mando', 've li mando', 've le mando', 'te lo mando', 'te le mando', 'ti mando dopo', 'vi mando', 'vi mandiamo', 'vi invio', 've lo invio', 'mando dopo', 'sembrare snob'],
  ],
  making: [
    ...['wix', 'wordpress', 'squarespace', 'jimdo', 'sito', 'siti', 'sito web', 'sito internet', 'la pagina', 'pagina web', 'logo', 'bozza', 'bozze', 'modello', 'dominio', 'clic', 'pop-up*', 'popup*', 'conto alla rovescia', 'banner', 'titolo', 'titoli', 'grafica', 'design', 'impaginazione', 'caratteri grandi', 'caratteri'],
    ...['testi lunghi', 'testo', 'testi', 'google', 'seo', 'agenzia', 'un video', 'una mappa', 'un modulo', 'un pulsante', 'il telefono', 'volantino', 'facebook', 'instagram', 'informatica', 'le foto', 'paragrafi'],
  ],
  progress: [
    ...['dopo', 'più avanti', 'più tardi', 'non ancora', 'ancora non', 'li so ancora', 'lo so ancora', 'non è pronto', 'non è pronta', 'non sono pronte', 'essere pronto', 'essere pronta', "prima dell'estate", 'prima di natale', 'entro venerdì', 'entro fine mese', 'fine mese', 'la settimana prossima', 'prima possibile', 'urgente', 'per ora', 'per adesso', 'per il momento', 'per tutto', 'stiamo pensando', 'stiamo ancora', 'stiamo valutando', 'budget', 'preventivo'],
    ...['è su facebook', 'è su instagram', 'da instagram', 'prendetelo', 'prendetele', 'prenderle da', "l'ha fatto", 'fatto da mio', 'abbiamo provato', 'prima avevamo', 'chiedeva', 'la vuole', 'lo vuole'],
  ],
  opinion: [
    ...['odio', 'odiamo', 'detesto', 'non mi piace', 'non ci piace', 'non mi piacciono', 'non ci piacciono', 'mi dà fastidio', 'penso che', 'credo che', 'mi sembra che', 'pensavo a', 'pensavo di', 'non sono convint*', 'non sono sicur*', 'non so', 'non sappiamo', 'nessuna idea', 'non ho idea', 'non capisco niente', 'non ci capisco', 'non me ne intendo', 'non sono brav*'],
    ...['preferisco', 'preferiamo', 'preferirei', 'preferiremmo', 'non voglio', 'non vogliamo', 'noi non lo vogliamo', 'sinceramente', 'onestamente', 'orrendo', 'brutto', 'brutta', 'orribile', 'un disastro', 'mi vergogno', 'io no', 'è troppo', 'vanno male', 'noios*', 'io di'],
  ],
  others: ['il mio capo', 'la mia capa', 'mio marito', 'mia moglie', 'il mio socio', 'la mia socia', 'mia figlia', 'mio figlio', 'mio nipote', 'mia nipote', 'mio cugino', 'mia cugina', 'mio fratello', 'mia sorella', 'mia madre', 'mio padre', 'il direttivo', "un'agenzia", 'la concorrenza', 'un concorrente', 'un amico', "un'amica", 'i miei clienti sono', 'i miei clienti hanno', 'i nostri clienti sono'],
  impression: ['sembrare', 'sembri', 'sembra', 'sembrino', 'suonare', 'suoni', "dare l'impressione", 'dare l’idea', 'più cartolina', 'piuttosto che', 'attirare', 'spiccare', 'pomposo', 'snob', 'pacchiano', 'kitsch', 'serio ma', 'seria ma', 'semplice ma', 'vedesse'],
  wish: ['sarebbe bello', 'sarebbe bene', 'sarebbe meglio', 'sarebbe carino', 'ci vorrebbe', 'deve', 'devono', 'dovrebbe', 'dovrebbero', 'non deve', 'che si', 'che non', 'vorrei', 'vorremmo', 'mi piacerebbe', 'ci piacerebbe', 'voglio', 'vogliamo', 'vuole', 'potete', 'potreste', 'puoi mettere', 'possiamo', 'mettete', 'fate', 'usate', 'quindi', 'parlate', 'dice'],
  hedges: ['magari', 'forse', 'da qualche parte', "se c'è spazio", 'se avanza spazio', 'se possibile', 'se potete', 'se riuscite', 'una specie di', 'una sorta di', 'qualcosa', 'il meno', 'meno clic', 'il più semplice', 'o qualcosa'],
  readers: ['la gente', 'nessuno legge', 'non legge', 'i miei clienti', 'i nostri clienti', 'i clienti', 'i visitatori', 'subito', 'sono anziani', 'più di 60', 'sul telefono', 'dal telefono', 'telefoni'],
  goods: ['surgelat*', 'congelat*', 'artificial*', 'chimic*', 'industrial*', 'aggiunt*', 'nuovo', 'altro', 'è', 'va', 'viene', 'si', 'di surgelat*', 'di artificial*', 'di chimic*'],
  perceive: ['si senta', 'si sentano', 'sentirsi', 'pensino', 'pensi', 'vedano', 'veda', 'capiscano', 'capisca', 'notino', 'sappiano', 'credano', 'trovino', 'abbiano', 'percepiscano', 'si fidino', 'immaginino'],
  headings: ['da confermare', 'da definire', 'da fare', 'note interne', 'non pubblicare', 'budget', 'brief', 'briefing', 'obiettivo della pagina', 'obiettivo del sito', 'obiettivi del sito', 'concorrenti', 'da non dire', 'non menzionare', 'da non menzionare', 'siti che ci piacciono', 'domande per voi', 'ps', 'p.s.'],
};
