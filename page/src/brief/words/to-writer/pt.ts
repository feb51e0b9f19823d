import type { WriterSignals } from './signals.ts';

export const PT: WriterSignals = {
  certain: [
    ...['entre nós,', 'aqui entre nós', 'fica entre nós', 'cá entre nós', 'em confiança', 'é confidencial', 'ainda é segredo', 'é segredo ainda', 'ainda não é público', 'ainda não é oficial', 'só para saberem', 'para vossa informação', 'para sua informação'],
    ...['não ponham', 'não ponha', 'não coloquem', 'não coloque', 'não se fala', 'não falem de', 'não falem do', 'não falem da', 'não fale do', 'não mencionem', 'não mencione', 'deixem de fora', 'deixe de fora', 'é melhor não falar', 'melhor não dizer', 'nem uma palavra'],
    ...['vocês é que sabem', 'você é que sabe', 'vocês são os especialistas', 'você é o especialista', 'sabem melhor', 'sabe melhor do que eu', 'confio em vocês', 'confio em si', 'confio em você', 'como acharem', 'como achar melhor', 'como quiserem', 'fica ao vosso critério', 'ao vosso critério', 'a seu critério'],
    ...['o que acham', 'o que acha de', 'que acham', 'digam-me', 'diga-me se', 'me avise', 'me avisem', 'avisem-me', 'qualquer dúvida digam', 'qualquer dúvida me', 'perguntem-me', 'me falem', 'me digam'],
    ...['desculpem', 'desculpe os', 'desculpa os', 'os erros', 'espero que chegue', 'espero que dê', 'espero que se perceba', 'não escrevo bem', 'escrevo mal', 'corrijam', 'corrija', 'reformulem', 'por palavras vossas', 'mudar as palavras', 'não sou escritor', 'não sou escritora', 'arrumem o texto'],
    ...['menos é mais', 'sem exageros', 'não exagerem', 'saltar à vista', 'salta à vista', 'quem me deu o contacto', 'me deu o contacto', 'me passou o contato', 'recomendou-vos', 'recomendou vocês', 'escrevo em nome', 'escrevo da parte', 'escrevo por'],
    ...['de orçamento', 'o nosso orçamento', 'nosso orçamento', 'o orçamento é', 'meu orçamento', 'quanto custaria', 'pediu-nos', 'nos pediu', 'isto online', 'ficar online', 'pôr online', 'colocar no ar', 'ir para o ar', 'toca sozinha', 'toca sozinho'],
    ...['mando depois', 'envio depois', 'depois envio', 'depois mando', 'mando-vos', 'envio-vos', 'vos mando', 'vos envio', 'te mando', 'lhe envio depois', 'mandamos depois', 'enviamos depois', 'parecer chiques'],
  ],
  making: [
    ...['wix', 'wordpress', 'squarespace', 'jimdo', 'site', 'sites', 'página web', 'a página', 'esta página', 'website', 'logo', 'logótipo', 'logotipo', 'rascunho', 'maquete', 'modelo', 'domínio', 'cliques', 'clique', 'pop-up*', 'popup*', 'contagem decrescente', 'contagem regressiva', 'banner', 'título*', 'design', 'letras grandes', 'letra grande', 'tipo de letra'],
    ...['textos longos', 'texto', 'textos', 'google', 'seo', 'agência', 'um vídeo', 'um mapa', 'um formulário', 'um botão', 'o telefone', 'folheto', 'facebook', 'instagram', 'informática', 'as fotos', 'parágrafos'],
  ],
  progress: [
    ...['depois', 'mais tarde', 'mais para a frente', 'ainda não', 'não está pronto', 'não está pronta', 'não estão prontas', 'estar pronto', 'estar pronta', 'antes do verão', 'antes do natal', 'até sexta', 'fim do mês', 'na próxima semana', 'semana que vem', 'o mais rápido possível', 'urgente', 'por enquanto', 'por agora', 'para já', 'para tudo', 'estamos a pensar', 'ainda estamos', 'estamos pensando', 'orçamento'],
    ...['está no facebook', 'está no instagram', 'do instagram', 'tirem de lá', 'tirar as fotos', 'tirem do', 'foi feito', 'feito pelo', 'feita pelo', 'tentámos', 'tentamos com', 'antes tínhamos', 'pediu', 'quer isto', 'quer a página'],
  ],
  opinion: [
    ...['detesto', 'detestamos', 'odeio', 'não gosto', 'não gostamos', 'acho que', 'penso que', 'parece-me que', 'estava a pensar', 'não estou convencid*', 'não tenho a certeza', 'não tenho certeza', 'não sei', 'ainda não sei', 'não sabemos', 'não faço ideia', 'não percebo nada', 'não entendo nada', 'não entendo de', 'não percebemos nada', 'não tenho jeito'],
    ...['prefiro', 'preferimos', 'preferia', 'preferiria', 'não quero', 'não queremos', 'sinceramente', 'honestamente', 'horrível', 'feio', 'feia', 'um desastre', 'tenho vergonha', 'eu não', 'é demais', 'estão fracas', 'aborrecid*', 'chato'],
  ],
  others: ['o meu chefe', 'meu chefe', 'minha chefe', 'o meu marido', 'meu marido', 'minha mulher', 'minha esposa', 'meu sócio', 'minha sócia', 'a minha filha', 'minha filha', 'meu filho', 'meu sobrinho', 'minha sobrinha', 'meu primo', 'minha prima', 'meu irmão', 'minha irmã', 'minha mãe', 'meu pai', 'a direção', 'uma agência', 'a concorrência', 'um concorrente', 'um amigo', 'uma amiga', 'meus clientes são', 'meus clientes têm', 'nossos clientes são'],
  impression: ['parecer', 'pareça', 'pareçam', 'parece', 'soar', 'soe', 'dar a impressão', 'mais postal', 'chamar a atenção', 'destacar', 'floreados', 'chiques', 'piroso', 'brega', 'sério mas', 'séria mas', 'simples mas', 'ver-se logo'],
  wish: ['seria bom', 'seria ótimo', 'seria melhor', 'era bom', 'gostava', 'gostava que', 'gostaria', 'gostaríamos', 'deve', 'devem', 'devia', 'deviam', 'deveria', 'tem de', 'tem que', 'têm de', 'não pode', 'quero', 'queremos', 'quer', 'podem', 'poderiam', 'pode pôr', 'podemos', 'ponham', 'usem', 'façam', 'por isso', 'falem', 'diz'],
  hedges: ['talvez', 'se calhar', 'quem sabe', 'em algum lado', 'em algum lugar', 'se houver espaço', 'se sobrar espaço', 'se possível', 'se puderem', 'se der', 'uma espécie de', 'algo', 'qualquer coisa', 'o mínimo', 'o mais simples', 'ou algo'],
  readers: ['as pessoas', 'ninguém lê', 'não leem', 'os meus clientes', 'meus clientes', 'nossos clientes', 'os clientes', 'os visitantes', 'logo', 'são mais velhos', 'mais velhos', 'mais de 60', 'no telemóvel', 'no celular', 'liguem'],
  goods: ['congelad*', 'artificia*', 'químic*', 'industria*', 'adicionad*', 'novo', 'mais', 'processad*', 'é', 'se', 'de'],
  perceive: ['se sintam', 'se sinta', 'sintam', 'sentir', 'pensem', 'vejam', 'percebam', 'entendam', 'saibam', 'notem', 'achem', 'encontrem', 'tenham', 'confiem', 'imaginem', 'sorriam'],
  headings: ['pendentes', 'por confirmar', 'a confirmar', 'por definir', 'a definir', 'notas internas', 'não publicar', 'orçamento', 'briefing', 'brief', 'objetivo da página', 'objetivo do site', 'objetivos do site', 'concorrentes', 'não mencionar', 'não dizer', 'sites de que gostamos', 'perguntas para vocês', 'ps', 'p.s.'],
};
