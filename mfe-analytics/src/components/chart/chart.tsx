import { Box } from '@landfall/shared';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { axisText, count, momentText } from '../numbers/number-text.ts';

export interface ChartPoint {
  at: number;
  value: number;
}

interface ChartProps {
  points: readonly ChartPoint[];
  label: string;
  /** What is said of a point: the moment, and the figure there. */
  tipOf: (when: string, count: string) => string;
  zone: string;
  byHour: boolean;
  height: number;
}

/** What the library's own style sheet says of the parts in use. */
const STYLE = {
  '--line': 'colors.brand.solid',
  '--area': 'colors.brand.subtle',
  '--text': 'colors.fg.muted',
  '--grid': 'colors.border',
  position: 'relative',
  '& .u-wrap': { position: 'relative', userSelect: 'none' },
  '& .u-over, & .u-under': { position: 'absolute', overflow: 'hidden' },
  '& canvas': { display: 'block', position: 'relative', width: '100%', height: '100%' },
  '& .u-axis': { position: 'absolute' },
  '& .u-cursor-x': { position: 'absolute', left: '0', top: '0', height: '100%', borderRightWidth: '1px' },
  '& .u-cursor-y, & .u-select, & .u-legend': { display: 'none' },
  '& .u-cursor-pt': { position: 'absolute', top: '0', left: '0', borderRadius: 'full', pointerEvents: 'none' },
} as const;

/** Fewer marks than this look like days, more like a line. */
const MOST_BARS = 62;
/** A day has. */
const MOST_HOURS = 25;

function options(
  { label, zone, byHour, height, points }: ChartProps,
  width: number,
  color: (name: string) => string,
): uPlot.Options {
  const bars = points.length <= MOST_BARS ? uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 }) : undefined;
  const axis = { stroke: () => color('--text'), ticks: { show: false }, font: '12px Inter, system-ui, sans-serif' };
  const isOneDay = byHour && points.length <= MOST_HOURS;
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: bars === undefined } },
    // As many places as points: days of 23 and of 25 hours are as wide as others.
    scales: {
      x: { time: false, range: [-0.6, Math.max(points.length - 0.4, 0.6)] },
      y: { range: (_chart, _least, most) => [0, Math.max(4, most * 1.1)] },
    },
    series: [
      {},
      {
        label,
        stroke: () => color('--line'),
        fill: () => color(bars ? '--line' : '--area'),
        width: bars ? 0 : 2,
        points: { show: false },
        ...(bars && { paths: bars }),
      },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 70,
        incrs: [1, 2, 3, 4, 5, 6, 7, 10, 14, 15, 30, 60, 90, 120, 180],
        values: (_chart, places) =>
          places.map((place) => {
            const point = points[place];
            return point ? axisText(point.at, zone, isOneDay) : '';
          }),
      },
      {
        ...axis,
        size: 52,
        space: 45,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 1e7],
        grid: { stroke: () => color('--grid'), width: 1 },
        values: (_chart, values) => values.map(count),
      },
    ],
  };
}

/** The value under the pointer, above the chart. */
function follow(chart: uPlot, { points, zone, byHour, tipOf }: ChartProps, tip: HTMLElement): void {
  const { idx, left } = chart.cursor;
  const point = idx === null || idx === undefined ? undefined : points[idx];
  tip.hidden = point === undefined || left === undefined || left < 0;
  if (!point || left === undefined) return;
  tip.textContent = tipOf(momentText(point.at, zone, byHour), count(point.value));
  const middle = left + chart.over.offsetLeft;
  tip.style.left = `${Math.min(Math.max(0, middle - tip.offsetWidth / 2), chart.width - tip.offsetWidth)}px`;
}

/** Draws one series; it follows the width that it has and the colour mode. */
export default function Chart(props: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points are new objects each time; their content counts.
  useEffect(() => {
    const [box, note] = [frame.current, tip.current];
    if (!box || !note) return;
    const color = (name: string) => getComputedStyle(box).getPropertyValue(name).trim();
    const data: uPlot.AlignedData = [props.points.map((_, place) => place), props.points.map(({ value }) => value)];
    const chart = new uPlot(
      { ...options(props, box.clientWidth, color), hooks: { setCursor: [(one) => follow(one, props, note)] } },
      data,
      box,
    );
    const sizes = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: props.height }));
    sizes.observe(box);
    const modes = new MutationObserver(() => chart.redraw());
    modes.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme', 'style'] });
    return () => {
      sizes.disconnect();
      modes.disconnect();
      chart.destroy();
    };
  }, [key]);
  return (
    <Box position="relative">
      <Box
        ref={tip}
        hidden
        position="absolute"
        top="-1"
        zIndex="1"
        px="2"
        py="1"
        rounded="md"
        fontSize="xs"
        bg="bg.panel"
        borderWidth="1px"
        boxShadow="sm"
        pointerEvents="none"
        whiteSpace="nowrap"
      />
      <Box ref={frame} css={STYLE} />
    </Box>
  );
}
