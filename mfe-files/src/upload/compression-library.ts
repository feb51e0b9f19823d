/**
 * The library as a file of this area's own origin, for its worker: by default it would load itself from a public
 * CDN. https://github.com/Donaldcwl/browser-image-compression#api-usage
 */
export const libraryAddress = (): string =>
  new URL('browser-image-compression/dist/browser-image-compression.js', import.meta.url).href;
