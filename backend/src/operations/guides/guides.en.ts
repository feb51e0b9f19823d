import type { Guide } from './guide.ts';

export const ENGLISH: readonly Guide[] = [
  {
    name: 'first-page',
    title: 'Your first page, online',
    summary: 'From a description of what you do to a page that anybody can open.',
    steps: [
      {
        title: 'Make a project',
        text: 'A project is one site. Give it the name of your business and say in a sentence or two what you do: whatever is written for you starts from there. It gets an address of its own at once.',
      },
      {
        title: 'Describe the page',
        text: 'Under Pages choose New Page. Write a title, look at the address that is proposed, and switch on the AI description. Say what you offer, for whom, at which prices and hours, and how you can be reached. Only what you say gets onto the page; nothing is made up.',
      },
      {
        title: 'Check what was understood',
        text: 'Before the page is written you see what was read out of your text. Correct what is wrong and answer what is missing, then create the page. It is ready after a few seconds.',
      },
      {
        title: 'Change it until it fits',
        text: 'Edit opens the editor: click a text to change it, drag sections to another place, replace pictures with your own. Publish puts it online. Earlier versions stay under Versions, so nothing you try is lost.',
      },
    ],
  },
  {
    name: 'own-domain',
    title: 'Your own domain',
    summary: 'Let your site answer at an address that you own.',
    steps: [
      {
        title: 'Say which one',
        text: 'Under Settings, Domains choose Add new domain, then Configure a Custom Domain, and type its name, such as shop.example.com. Nothing is registered until you submit it.',
      },
      {
        title: 'Set two records',
        text: 'You see a CNAME record, which leads to us, and a TXT record, which proves that the domain is yours. Copy both to where you manage the domain: usually the company that you bought it from, under DNS.',
      },
      {
        title: 'Verify and wait',
        text: 'Press Verify and Submit. If a record is not there yet you may close the window: we keep looking, and the domain turns active by itself. Changes of DNS can take some hours. The certificate for https comes with it.',
      },
      {
        title: 'Make it the primary one',
        text: 'In the menu of an active domain choose Make primary: addresses that you copy and search engines see begin with it. Your other domains go on working.',
      },
    ],
  },
  {
    name: 'answers',
    title: 'What visitors send you',
    summary: 'Find it, answer it, and see what brings it.',
    steps: [
      {
        title: 'Where it arrives',
        text: 'Every form of a published page works. What visitors send stands under Leads, of one page or of all of them, and a mail tells you that something came.',
      },
      {
        title: 'Answer soon',
        text: 'Open a message to see all that was sent. Mark what is done, and what is spam: what looks like it is set aside for you to look at.',
      },
      {
        title: 'Take it along',
        text: 'Leads can be downloaded as a table, or sent on to other programs by Webhooks and Integrations.',
      },
      {
        title: 'See what works',
        text: 'Analytics counts visits without cookies, and how many of them end in a message. Try another headline where few do: small changes, one at a time, tell most.',
      },
    ],
  },
];
