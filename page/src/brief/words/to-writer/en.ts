import type { WriterSignals } from './signals.ts';

export const EN: WriterSignals = {
  certain: [
    ...['between us,', 'between you and me', 'off the record', "don't tell anyone", 'for your eyes only', 'just so you know', 'fyi'],
    ...['leave them out', 'leave it out', 'leave this out', 'leave that out', 'leave out', 'keep it out', 'keep that out'],
    ...['out of it', 'keep quiet about', 'not for publication', 'is confidential', "it's confidential", 'still secret', 'still a secret', 'not public yet'],
    ...["haven't announced", 'have not announced', 'not announced yet', 'not official yet', 'please keep it to yourself', 'internal only'],
    ...["you're the expert*", 'you are the expert*', "you're the pro*", 'you know best', 'you know better', 'i trust you', 'i trust your', 'your call', ],
    ...['do what you think', 'as you see fit', 'use your judgment', 'use your judgement', 'what do you think', 'what would you'],
    ...['shout if you', 'give me a shout', 'text me when', 'call me when', 'email me when', 'tell me if', 'ask me if', 'ask if you', 'get back to me', 'let me know if', 'let me know when', 'let me know what', "i'll let you know", 'drop me a line if'],
    ...['sorry for', 'sorry about', 'apologies for', 'excuse the', 'typing this', 'writing this', 'hope this is', 'hope this helps', 'hope that helps', 'hope this makes sense'],
    ...['go overboard', 'less is more', 'nothing fancy', 'whatever you do', 'you can ignore', 'ignore the', 'ignore this', "i'll sort", "i'll fix"],
    ...['got your name', 'got your number', 'got your contact', 'found you through', 'recommended you', 'writing on behalf', 'i am writing on', 'help me out'],
    ...['tidy this up', 'tidy it up', 'clean this up', 'make it read', 'put it nicely', 'say it better', 'in your own words', 'word it', 'wording can', 'the wording'],
    ...['over our budget', 'out of our budget', 'no budget', 'small budget', 'tight budget', 'our budget', 'my budget', 'budget is', 'happy to pay', 'how much would', 'what would it cost'],
    ...['starts on its own', 'start on its own', 'plays on its own', 'autoplay', 'auto-play', 'above the fold', 'go live', 'goes live', 'went live', 'be live', 'put online'],
    ...["don't call us", 'never call us', "don't make us", "don't make me", "let's not talk", 'rather not say', 'rather not mention', 'prefer not to say', "i'm no writer", 'not good at writing'],
    ...['no idea what to', "don't know what to", "don't know how to", "don't worry about", 'corporate stuff', 'corporate speak', 'none of that', 'that kind of thing', 'that sort of thing'],
    ...['come across as', 'sound posh', 'sound salesy', 'sounds too', 'look too', 'feel too', 'make us sound', 'make us look', 'make me sound', 'make me look', 'too flashy', 'too much going on'],
  ],
  making: [
    ...['wix', 'squarespace', 'wordpress', 'shopify', 'jimdo', 'weebly', 'godaddy', 'canva', 'website*', 'web site*', 'webpage*', 'landing page*', 'homepage', 'old site', 'new site', 'our site', 'the site', 'this site', 'sites'],
    ...['online by', 'it online', 'logo', 'logos', 'pop-up*', 'popup*', 'draft', 'mock-up', 'mockup', 'template*', 'domain', 'clicks', 'click', 'scroll*', 'screen', 'screens', 'countdown', 'banner', 'headline*', 'layout'],
    ...['font', 'fonts', 'design', 'long text*', 'no text', 'paragraph*', 'wording', 'spelling', 'typos', 'brochure', 'flyer', 'google', 'seo', 'agency', 'web designer', 'developer', 'one page', 'menus', 'land on it', 'land on the page', 'large letters', 'big letters'],
    ...['a video', 'a map', 'a button', 'an animation', 'a slideshow', 'a gallery', 'a form', 'the form', 'the page', 'this page', 'the text', 'the copy', 'the photos', 'the pictures', 'the colours', 'the colors', 'the numbers be'],
  ],
  progress: [
    ...["i'll send", 'i will send', "we'll send", 'we will send', 'i can send', 'send you', 'later', 'not ready', "isn't ready", "aren't ready", 'ready before', 'ready by', 'be ready', 'be done', 'done by', 'finished by', 'live by', 'online by'],
    ...['by the end of the month', 'end of the month', 'next week', 'asap', 'as soon as possible', 'deadline', 'urgent', 'in a hurry', 'the whole thing', 'for now', 'for the moment', 'not yet', 'yet', 'still waiting', 'still working', 'still deciding', 'still thinking'],
    ...['to follow', 'will follow', 'to be confirmed', 'tbc', 'tbd', 'budget', 'a quote from', 'quoted us', 'invoice', 'can be changed', 'may change', 'take it from', 'get it from', 'take them from', 'use the ones', 'find it on', 'find them on', 'is on the facebook', 'on our instagram', 'from our instagram'],
    ...['before it', 'before you', 'when it', "when it's done", 'we were on', 'was made by', 'was built by', 'made it himself', 'tried', 'gave up', 'this summer', ],
  ],
  opinion: [
    ...['i hate', 'we hate', "can't stand", 'i dislike', "don't like", 'do not like', "didn't like", 'i like it when', 'i love it when', 'i think', 'i thought', 'i guess', 'i suppose', 'i was thinking', 'i was wondering', 'i wonder', 'we were thinking'],
    ...["i'm not convinced", 'not convinced', 'not sure', 'unsure', "i don't know", "we don't know", 'no idea', 'no clue', 'undecided', "can't decide", "i'm not good", 'not good at', "i'm no", "i'm not a", 'not tech', 'not technical', 'hopeless with', 'no good at', 'bad at'],
    ...["i'd rather", "we'd rather", 'i would rather', 'i prefer', 'we prefer', "i'd prefer", "we'd prefer", "i don't want", "we don't want", 'do not want', "don't want", "i'd be embarrassed", 'embarrass*', 'annoy*', 'i worry', "i'm worried", "i'm afraid", 'honestly', 'to be honest', 'frankly', 'personally', 'in my opinion', 'if it were up to me', "i'm tired of", 'terrible', 'ugly', 'awful', 'horrible', "i don't", "i'm not", 'embarrassing'],
  ],
  others: [
    ...['my boss', 'our boss', 'my husband', 'my wife', 'my partner', 'my business partner', 'my daughter', 'my son', 'my nephew', 'my niece', 'my cousin', 'my brother', 'my sister', 'my mother', 'my father', 'my mum', 'my dad', 'my kids', 'my friend', 'a friend', 'the committee', 'the board', 'my colleague*', 'my accountant'],
    ...['my customers', 'our competitors', 'the competition', 'competitors', 'competitor', 'other websites', 'everyone else', 'the others', 'agency', 'an agency'],
  ],
  impression: [
    ...['look like', 'looks like', 'looks', 'to look', 'sound like', 'sounds like', 'to sound', 'feel like', 'feels like', 'to feel', 'come across', 'comes across', 'more like', 'seem', 'seems', 'jump out', 'stand out', 'catch the eye', 'easy to find', 'easy to read', 'impression', 'vibe', 'jumps out', 'bigger than usual', 'posh', 'flashy', 'cheesy', 'tacky', 'frilly', 'boring', 'salesy', 'fancy', 'shout at'],
  ],
  wish: [
    ...['would be good', 'would be nice', 'would be great', 'would be lovely', 'would be cool', 'it would be good', 'should be', 'there should be', 'should have', 'must be', 'has to be', 'needs to be', 'have to be', 'make our', 'make the', 'make it', 'make sure', 'make my', 'keep it', 'keep the', 'put the', 'put our', 'use the', 'use our', 'use my', 'mention', 'leave', 'add a', 'show the'],
    ...['i want', 'we want', "i'd like", "we'd like", 'i would like', 'we would like', 'i need', 'wants it', 'wants a', 'want it', 'wants us', 'we need a', 'thinks we', 'thinks it', 'thinks that', 'says we', 'says it', 'says pink', 'says that', 'insists', 'can we', 'could we', 'can you', 'could you', 'could the', 'can the', 'could it', 'there would be', 'people could', 'could use', "don't talk", 'do not talk', "don't mention", 'talk about', 'want that', 'want one'],
  ],
  hedges: [
    ...['maybe', 'perhaps', 'possibly', 'somewhere', 'if you can', 'if possible', "if there's space", 'if there is space', "if there's room", 'if there is room', 'some sort of', 'some kind of', 'sort of', 'kind of', 'something', 'anything', 'not necessarily', 'i was thinking', 'or so', 'or something', 'as few', 'as little', 'as short', 'as simple', 'ideally'],
  ],
  readers: [
    ...['nobody reads', 'people read', 'no one reads', "people don't read", 'reads them', 'can read', 'to read', 'people can', 'people to', 'people think', 'people get', 'people find', 'people see', 'customers to', 'customers can', 'visitors to', 'visitors can', 'on their phone*', 'on the bus', 'mostly over', 'mostly older', 'mostly old', 'are old', 'are older', 'are elderly', 'grandparents', 'people ring', 'scared off', 'put off', 'put people off', 'over 60'],
  ],
  goods: ['frozen', 'artificial', 'added', 'processed', 'synthetic', 'wasted', 'chemical', 'bought in', 'extra', 'new', 'else', 'left', 'missing', 'hidden', 'is'],
  perceive: ['feel', 'think', 'see at once', 'see immediately', 'see straight away', 'find it easy', 'find everything', 'understand', 'notice', 'get the impression', 'trust', 'realise', 'realize', 'have the feeling', 'get a sense', 'get a feeling', 'sense', 'be impressed', 'remember', 'smile', 'want to', 'fall in love', 'get hungry', 'be curious', 'land on', 'recognise', 'recognize'],
  headings: ['open points', 'open questions', 'to do', 'todo', 'tbd', 'tbc', 'still missing', 'internal', 'internal notes', 'not for the page', 'not for publication', 'budget', 'brief', 'briefing', 'the brief', 'goal of the site', 'goal of the page', 'aim of the page', 'objectives', 'competitors', 'tone and style', 'style and tone', 'do not mention', "don't mention", 'leave out', 'keywords', 'seo keywords', 'references for design', 'sites we like', 'websites we like', 'questions for you', 'ps', 'p.s.'],
};
