/**
 * A field that people do not see and programs fill in. The name is one that they like; no form of ours has a field of
 * this name.
 */
export const TRAP = 'contact_website_url';

/** A hidden field that says which form of its page was sent, from 2; the first one has none. No field of a form. */
export const FORM_NUMBER = 'contact_form_number';

/** A hidden field that says by its id which form was sent. No field of a form. */
export const FORM_ID = 'contact_form_id';

/** A hidden field that says where on its static host an exported page stands. No field of a form. */
export const FORM_PAGE = 'contact_form_page';
