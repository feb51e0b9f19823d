/** A `content-disposition` that saves a file under its name; what no header may hold stands in the second form of it alone. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
