import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-film-festival',
  language: 'en',
  title: 'Festival landing page',
  projectName: 'Short Shore Film Festival',
  projectDescription: 'Short films in Whitby',
  text: `SHORT SHORE FILM FESTIVAL - CONTENT DOCUMENT (v4, replaces everything I sent on Tuesday)

NOTES FIRST
- Our chair, Margaret, wants it to feel like a proper cinema, but she also hates fuss, so nothing frilly.
- The headliner for Sunday is still secret, so leave it out until I say so.
- We had a site with sliding banners in 2024 and nobody could find the programme. Never again.
- Budget is tight (£600 all in), invoice goes to Ravi.
- Can you do something with waves?

ABOUT
Short Shore is three days of short films by the sea in Whitby, North Yorkshire. Forty-two films from nineteen countries, none longer than twenty minutes. It began in 2013 with a bedsheet, a borrowed projector and thirty chairs in the lifeboat shed. Last year 2,300 people came.

WHEN AND WHERE
Friday 2 to Sunday 4 October 2026
The Coliseum, Victoria Place (main screen, 220 seats)
The Old Boathouse, Pier Road (60 seats, cushions on the floor)

PROGRAMME
Friday
18:00 Doors and chowder
19:00 Opening night: Northern Lights, six films from Norway and Shetland
21:30 Silent film with live accordion by Hettie Marsh
Saturday
10:30 Films for under eights, with popcorn
13:00 Competition one
15:30 Competition two
18:00 In conversation: cinematographer Idris Vaughan
20:30 Late shorts (18 and over)
Sunday
11:00 Made in Yorkshire
14:00 Workshop: a film in an afternoon, bring a charged phone
17:00 Awards and closing film

TICKETS
Festival pass £48
Day ticket £20
Single screening £7.50, concessions £5
Under eights screening £3, grown-ups free
Workshop £12.50pp, 16 places
Passes include the chowder. No refunds, but you may give your ticket to a friend.

COMPETITION
Prizes: Golden Kipper £1,500 for the best film, £500 for the best student film, and an audience award of a year's supply of kippers from Harker's Smokehouse.
Send us your film by 30 June. It must be under 20 minutes and finished after 1 January 2025. Entry costs £10, students enter free. Send a link, not a disc.

JURY
Olwen Pryce, director of Salt Road
Tendai Moyo, programmer, Leeds
Birgit Aalto, animator, Tampere
Sam Thackray, sixth-former and winner of last year's student prize

THE TEAM
Margaret Ellerby - chair
Ravi Desai - treasurer
Jo Pickering - programme
Conor Walsh - volunteers
About fifty volunteers make it happen. If you'd like to help, write to Conor: you get a T-shirt, a pass and all the soup you can eat.

FAQ
Is the Coliseum accessible? Yes, step-free from the side door, with two wheelchair spaces and a hearing loop. The Boathouse has eleven steps, sorry.
Are the films subtitled? All of them, including the English ones.
Can I bring my dog? To the Boathouse only.
Where can I park? Please leave the harbour car park to the boats and use Cliff Street, ten minutes on foot.
What if it's full? We keep ten seats back for the door, first come, first served.

WHAT PEOPLE SAID
"The best weekend I have spent sitting on a cushion." - The Whitby Gazette
"I came for one film and missed my train twice." - Aisha, Hull

SUPPORTED BY
Film Hub North, Whitby Town Council, Harker's Smokehouse, Esk Valley Railway

CONTACT
Short Shore Film Festival, 3 Pier Road, Whitby YO21 3PU
hello@shortshore.example, 01947 555 0116
Newsletter once a month, no more than that.

LOOK AND FEEL
I think dark blue would be nice, Jo wants mustard, you choose. Avoid clapperboards and film reels, everybody has those. Keep the sentences short because half our audience reads on the bus. The main button should say "Get a festival pass". Don't use the photo with Councillor Boyes in it, he has fallen out with us. I'm not sure yet whether the drinks sponsor is coming back, so nothing about beer.

Please send me a draft by Monday and be honest if something doesn't work. Any questions, I'm around after four, but not on Wednesday because of the dentist. Thanks a million, Jo`,
  facts: [
    { what: 'name', any: ['Short Shore Film Festival', 'Short Shore'] },
    { what: 'what', all: ['three days of short films'] },
    { what: 'where', all: ['Whitby', 'North Yorkshire'] },
    { what: 'films', all: ['Forty-two films', 'nineteen countries'] },
    { what: 'length', all: ['none longer than twenty minutes'] },
    { what: 'since', all: ['2013', 'bedsheet'] },
    { what: 'visitors', all: ['2,300 people'] },
    { what: 'dates', all: ['4 October 2026'] },
    { what: 'coliseum', all: ['Coliseum', 'Victoria Place'] },
    { what: 'coliseum seats', all: ['220 seats'] },
    { what: 'boathouse', all: ['Old Boathouse', 'Pier Road'] },
    { what: 'boathouse seats', all: ['60 seats'] },
    { what: 'friday doors', all: ['18:00', 'Doors and chowder'] },
    { what: 'friday opening', all: ['19:00', 'Northern Lights'] },
    { what: 'friday silent', all: ['21:30', 'Hettie Marsh'] },
    { what: 'saturday children', all: ['10:30', 'Films for under eights'] },
    { what: 'saturday competition one', all: ['13:00', 'Competition one'] },
    { what: 'saturday competition two', all: ['15:30', 'Competition two'] },
    { what: 'saturday talk', all: ['18:00', 'Idris Vaughan'] },
    { what: 'saturday late', all: ['20:30', 'Late shorts'] },
    { what: 'sunday yorkshire', all: ['11:00', 'Made in Yorkshire'] },
    { what: 'sunday workshop', all: ['14:00', 'a film in an afternoon'] },
    { what: 'charged phone', all: ['bring a charged phone'] },
    { what: 'sunday awards', all: ['17:00', 'Awards and closing film'] },
    { what: 'pass', all: ['Festival pass', '£48'] },
    { what: 'day ticket', all: ['Day ticket', '£20'] },
    { what: 'single', all: ['Single screening', '£7.50'] },
    { what: 'concessions', all: ['concessions', '£5'] },
    { what: 'under eights price', all: ['Under eights screening', '£3'] },
    {
      what: 'workshop price',
      all: ['Workshop', '16 places'],
      any: ['£12.50pp', '£12.50 pp', '£12.50 per person', '£12.50'],
    },
    { what: 'refunds', all: ['No refunds'] },
    { what: 'best film', all: ['Golden Kipper', '£1,500'] },
    { what: 'student film', all: ['£500', 'best student film'] },
    { what: 'audience award', all: ['audience award', 'supply of kippers'] },
    { what: 'entry deadline', all: ['30 June'] },
    { what: 'entry rule', all: ['1 January 2025'] },
    { what: 'entry fee', all: ['£10', 'students enter free'] },
    { what: 'send a link', all: ['Send a link'] },
    { what: 'jury pryce', all: ['Olwen Pryce', 'Salt Road'] },
    { what: 'jury moyo', all: ['Tendai Moyo', 'programmer'] },
    { what: 'jury aalto', all: ['Birgit Aalto', 'animator'] },
    { what: 'jury thackray', all: ['Sam Thackray'] },
    { what: 'chair', all: ['Margaret Ellerby', 'chair'] },
    { what: 'treasurer', all: ['Ravi Desai', 'treasurer'] },
    { what: 'programme', all: ['Jo Pickering', 'programme'] },
    { what: 'volunteers', all: ['Conor Walsh', 'volunteers'] },
    { what: 'what helpers get', all: ['T-shirt'] },
    { what: 'access', all: ['step-free', 'hearing loop'] },
    { what: 'steps', all: ['eleven steps'] },
    { what: 'subtitles', all: ['Are the films subtitled?', 'including the English ones'] },
    { what: 'dogs', all: ['Can I bring my dog?', 'Boathouse only'] },
    { what: 'parking', all: ['Cliff Street'] },
    { what: 'seats at the door', all: ['ten seats back for the door'] },
    { what: 'quote gazette', all: ['sitting on a cushion', 'The Whitby Gazette'] },
    { what: 'quote aisha', all: ['missed my train twice', 'Aisha'] },
    { what: 'supporters', all: ['Film Hub North', 'Esk Valley Railway'] },
    { what: 'postcode', all: ['YO21 3PU'] },
    { what: 'mail', all: ['hello@shortshore.example'] },
    { what: 'phone', all: ['01947 555 0116'] },
    { what: 'newsletter', all: ['Newsletter', 'once a month'] },
    { what: 'button', all: ['Get a festival pass'] },
  ],
  forbidden: [
    'replaces everything',
    'nothing frilly',
    'headliner',
    'sliding banners',
    '£600',
    'something with waves',
    'dark blue',
    'mustard',
    'clapperboards',
    'reads on the bus',
    'should say',
    'Councillor Boyes',
    'beer',
    'a draft by Monday',
    'dentist',
    'Thanks a million',
  ],
};
