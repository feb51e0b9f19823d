// The motion facade: framer-motion through LazyMotion, so that only the DOM animation features are loaded.
export { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';

import * as m from 'framer-motion/m';

export { m };
