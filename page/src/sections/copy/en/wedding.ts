import type { CopyPack } from '../pack.ts';

export const wedding: CopyPack = {
  trade: 'Wedding',
  headlines: ['We are getting married', 'Come and celebrate with us', 'Save the day for us'],
  leads: ['{brand}: one day, everyone we love, and a long table. We would love to have you there.'],
  actions: ['I am coming', 'Tell us you are coming'],
  quiet: 'The day',
  notes: ['Come early, stay late', 'Bring your dancing shoes', 'Tell us about allergies'],
  features: {
    titles: ['What to know', 'For our guests'],
    intro: 'Everything you need for the day, in one place.',
    items: [
      ['map-pin', 'Getting there', 'Write to us if you need a lift, or have a free seat in your car.'],
      ['house', 'Staying the night', 'Ask us for places near by, and book in time.'],
      ['sparkles', 'What to wear', 'Whatever makes you feel good, with shoes that can dance.'],
      ['utensils', 'At the table', 'Tell us what you do not eat, and the kitchen will know.'],
      ['gift', 'Presents', 'That you come is the present. Ask our families if you insist.'],
      ['camera', 'Pictures', 'Share yours with us afterwards. We will have seen too little of you.'],
    ],
  },
  story: {
    title: 'The two of us',
    body: [
      'You know how it began, or you know one of us long enough to guess.',
      'Now we want to say it aloud, with you there to hear it.',
    ],
  },
  steps: {
    title: 'Until then',
    items: [
      ['Tell us', 'Say whether you come, and with whom.'],
      ['Make your way', 'Book your journey and your bed in time.'],
      ['Celebrate', 'Come rested. It will be a long night.'],
    ],
  },
  gallery: { title: 'A few moments', captions: ['The two of us', 'The place', 'Friends', 'Family', 'Where it began'] },
  faq: {
    title: 'Asked already',
    items: [
      ['May I bring someone?', 'Tell us who, and we will see that there is a chair.'],
      ['Are children welcome?', 'Write to us with their ages, and we tell you how we have planned it.'],
      ['I do not eat everything.', 'Write it into the form, and nobody will ask you at the table.'],
      ['What if I cannot come?', 'We will miss you. Let us know, and we celebrate another day.'],
    ],
  },
  closing: {
    titles: ['Will you be there?', 'We cannot wait'],
    body: 'Tell us soon, so that we can plan the tables.',
  },
};
