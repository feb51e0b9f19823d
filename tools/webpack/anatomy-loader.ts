/**
 * Says of Chakra's lists of parts that making one has no effect but the list: those of components that nobody uses, and
 * the packages that they come from, are dropped.
 */
export default function anatomyLoader(source: string): string {
  return source.replace(/= (?=(?:createAnatomy|\w+\.(?:extendWith|rename|omit|build))\()/g, '= /* @__PURE__ */ ');
}
