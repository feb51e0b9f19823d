import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'en-accountant-email',
  language: 'en',
  title: 'Bookkeeping',
  projectName: 'Pellow & Tregear',
  projectDescription: 'Accountants in Truro',
  text: `Hi there,

as discussed on the phone, here is what we'd like on the page. Please don't put prices anywhere, and keep the tone sober.

We are Pellow & Tregear, a firm of four accountants in Truro, set up in 1998. We look after sole traders, small limited companies and holiday let owners all over Cornwall. What we do: annual accounts, self assessment, VAT returns, payroll for up to 50 people, and we sit with you once a quarter to go through the numbers. The first meeting is free and takes about half an hour.

The people: Morwenna Pellow (partner, tax), Jack Tregear (partner, accounts), Sunita Rao (payroll) and Ben Hocking (trainee).

Office: 14 Lemon Street, Truro TR1 2LS. Monday to Thursday 9 to 5.30, Friday 9 to 1. Telephone 01872 555 014.

Visitors should leave name, company and phone and we ring them back.

Kind regards,
Morwenna`,
  facts: [
    { what: 'name', all: ['Pellow & Tregear'] },
    { what: 'size', all: ['four accountants'] },
    { what: 'since', all: ['1998'] },
    { what: 'sole traders', all: ['sole traders'] },
    { what: 'companies', all: ['small limited companies'] },
    { what: 'holiday lets', all: ['holiday let owners'] },
    { what: 'area', all: ['Cornwall'] },
    { what: 'annual accounts', all: ['annual accounts'] },
    { what: 'self assessment', all: ['self assessment'] },
    { what: 'vat', all: ['VAT returns'] },
    { what: 'payroll', all: ['payroll', 'up to 50 people'] },
    { what: 'quarterly talk', all: ['once a quarter'] },
    { what: 'first meeting', all: ['first meeting is free'] },
    { what: 'half an hour', all: ['half an hour'] },
    { what: 'morwenna', all: ['Morwenna Pellow', 'partner, tax'] },
    { what: 'jack', all: ['Jack Tregear', 'partner, accounts'] },
    { what: 'sunita', all: ['Sunita Rao'] },
    { what: 'ben', all: ['Ben Hocking', 'trainee'] },
    { what: 'address', all: ['14 Lemon Street'] },
    { what: 'postcode', all: ['TR1 2LS'] },
    { what: 'weekdays', all: ['Monday to Thursday', '9 to 5.30'] },
    { what: 'friday', all: ['Friday', '9 to 1'] },
    { what: 'phone', all: ['01872 555 014'] },
  ],
  forbidden: [
    'Hi there',
    'as discussed',
    'Kind regards',
    '£',
    "don't put prices",
    'keep the tone',
    'Visitors should leave',
    'chartered',
  ],
};
