import { Box, chakra } from '@landfall/shared';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useWidth } from './use-width.ts';

/** Pixels that a page is as wide as on each. */
const WIDTHS = { desktop: 1280, phone: 390 } as const;
export type Device = keyof typeof WIDTHS;

interface LivePageProps {
  title: string;
  /** On the dashboard's own origin: elsewhere it is not allowed to be framed. */
  address: string;
  device: Device;
  /** Shows the end of the page, which is what was written last. */
  follows?: boolean;
  /** CSS length. */
  height: string;
}

function showEnd(frame: HTMLIFrameElement) {
  const page = frame.contentDocument?.documentElement;
  page?.scrollTo({ top: page.scrollHeight, behavior: 'instant' });
}

/** Has its links lead nowhere but within it: it is looked at, and what is sent with it may open no window. */
function keepStill(frame: HTMLIFrameElement) {
  for (const link of frame.contentDocument?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])
    link.target = '_blank';
}

/**
 * A page as visitors see it, made to fit. Another state of it is loaded behind the one that is shown, and takes its
 * place once it is there, so that nothing flickers while a page grows.
 */
export function LivePage({ title, address, device, follows = false, height }: LivePageProps) {
  const container = useRef<HTMLDivElement>(null);
  const room = useWidth(container);
  const [shown, setShown] = useState<string>();
  const width = device === 'phone' ? Math.min(WIDTHS.phone, room || WIDTHS.phone) : WIDTHS.desktop;
  const scale = room ? Math.min(1, room / width) : 1;
  const loaded = (event: SyntheticEvent<HTMLIFrameElement>) => {
    keepStill(event.currentTarget);
    if (follows) showEnd(event.currentTarget);
    setShown(address);
  };
  return (
    <Box ref={container} position="relative" overflow="hidden" h={height} bg="white">
      {[...new Set([shown ?? address, address])].map((source) => (
        <chakra.iframe
          key={source}
          src={source}
          title={title}
          onLoad={source === address ? loaded : undefined}
          inert={source !== shown}
          position="absolute"
          top="0"
          left="50%"
          border="0"
          opacity={source === shown ? 1 : 0}
          transition="opacity 200ms"
          style={{
            width,
            height: `calc(${height} / ${scale})`,
            transformOrigin: 'top left',
            transform: `scale(${scale}) translateX(-50%)`,
          }}
        />
      ))}
    </Box>
  );
}
