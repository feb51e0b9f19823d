import { Box } from '@landfall/shared';
import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it. */
const BORDER = 4;

/** The outline of a QR code's dark modules as an SVG path, and the side of the whole in modules. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, side: size };
}

/** A QR code, drawn here: no outside service learns the secret. Dark on white in either colour mode. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = qrPath(text);
  return (
    <Box rounded="lg" overflow="hidden" boxSize="48" bg="white" borderWidth="1px">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} width="100%" height="100%">
        <rect width={side} height={side} fill="#ffffff" />
        <path d={path} fill="#0b0d13" shapeRendering="crispEdges" />
      </svg>
    </Box>
  );
}
