interface Purchase {
  code: string;
  planTitle: string;
  publicUrl: string;
  orderId: string;
}

/** The mail that hands over a purchase code. Short lines of plain ASCII, so that it stays readable in its raw form. */
export function purchaseMail({ code, planTitle, publicUrl, orderId }: Purchase): { subject: string; body: string } {
  return {
    subject: `Your Landfall ${planTitle} purchase code`,
    body: [
      'Hello,',
      '',
      `thank you for buying Landfall ${planTitle}. This is your purchase code:`,
      '',
      `    ${code}`,
      '',
      'Create your account with it here:',
      `${publicUrl}/register`,
      '',
      'The code works once. Please keep it to yourself until you have used it.',
      '',
      `Order number: ${orderId}`,
      '',
      'Have fun building,',
      'the Landfall team',
      '',
    ].join('\n'),
  };
}
