import webpack from 'webpack';

/** The scripts of a first load: nearly all of what they hold runs before the screen is there. */
const FIRST_SCRIPTS = /^(?:page\/)?(?:main|vendor|shell|fields|__federation_expose_routes)\.[^/]*js$/;

/**
 * Tells browsers to compile the whole of the first scripts while they arrive, on a thread of their own. Otherwise each
 * function is compiled on the page's thread when it is first called. Browsers that do not know the comment ignore it.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: FIRST_SCRIPTS,
    // After the minifier, which keeps no comment; before the source maps and the hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
