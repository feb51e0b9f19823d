/** An amount as people write it, with its currency. */
export const MONEY = /(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?\b|usd\b|eur\b|dollars\b|dólares\b|pesos\b))/iu;
