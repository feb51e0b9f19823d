import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { cutOf, type Point } from './crop.ts';

const STEP = 5;
const HUNDRED = 100;

interface Shown {
  src: string;
  point: Point;
  /** Width divided by height of the place that the picture fills. */
  place: number;
}

/** A whole picture with the part of it that is shown, and the point around which it is cut. */
export interface CutView {
  element: HTMLFieldSetElement;
  show: (shown: Shown) => void;
}

const percent = (at: number, size: number): string =>
  String(Math.min(HUNDRED, Math.max(0, Math.round((at / size) * (HUNDRED / STEP)) * STEP)));

/**
 * Lets somebody choose what of a picture stays in sight: by a press or a drag on it, or by the keys of two sliders.
 * `preview` is told of every move, `keep` once of where it ends.
 */
export function cutView(preview: (point: Point | null) => void, keep: (point: Point) => void): CutView {
  const range = () => make('input', { type: 'range', min: '0', max: String(HUNDRED), step: String(STEP) });
  const [x, y] = [range(), range()];
  const picture = make('img', { alt: '', draggable: false });
  const frame = make('b');
  const mark = make('i');
  const stage = make('div', { className: 'focal' }, picture, frame, mark);
  const element = make(
    'fieldset',
    { className: 'cut-view' },
    make('legend', {}, say('focalPoint')),
    stage,
    make('label', {}, say('focalX'), x),
    make('label', {}, say('focalY'), y),
  );
  let place = 1;
  let before: Point = { x: 50, y: 50 };

  const point = (): Point => ({ x: Number(x.value), y: Number(y.value) });
  const draw = () => {
    const { naturalWidth, naturalHeight } = picture;
    mark.style.left = `${x.value}%`;
    mark.style.top = `${y.value}%`;
    const cut = cutOf(naturalHeight ? naturalWidth / naturalHeight : place, place, point());
    for (const [side, size] of Object.entries(cut)) frame.style.setProperty(side, `${size}%`);
  };
  const set = (to: Point) => {
    x.value = String(to.x);
    y.value = String(to.y);
    draw();
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.getBoundingClientRect();
    x.value = percent(clientX - box.left, box.width);
    y.value = percent(clientY - box.top, box.height);
    draw();
    preview(point());
  };
  const end = () => {
    before = point();
    preview(null);
    keep(before);
  };

  picture.addEventListener('load', draw);
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stage.setPointerCapture(event.pointerId);
    follow(event);
  });
  stage.addEventListener('pointermove', (event) => {
    if (stage.hasPointerCapture(event.pointerId)) follow(event);
  });
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', () => {
    preview(null);
    set(before);
  });
  for (const input of [x, y]) {
    input.addEventListener('input', () => {
      draw();
      preview(point());
    });
    input.addEventListener('change', end);
  }
  return {
    element,
    show(shown) {
      if (picture.getAttribute('src') !== shown.src) picture.src = shown.src;
      place = shown.place;
      before = shown.point;
      set(before);
    },
  };
}
