import styles from './styles.module.css';

/** How long it is said, in ms. */
const DURATION = 1500;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something beside an element for a while, to screen readers as well. */
export function sayBeside(place: Element, text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.setAttribute('role', 'status');
    region.className = styles.said ?? '';
    document.body.append(region);
  }
  const said = region;
  clearTimeout(timer);
  said.textContent = '';
  // A screen reader tells changes of a region that it knows.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const {left, top, height} = place.getBoundingClientRect();
      said.textContent = text;
      const most = document.documentElement.clientWidth - said.offsetWidth;
      said.style.left = `${Math.max(0, Math.min(left, most))}px`;
      said.style.top = `${top + height}px`;
      timer = setTimeout(() => (said.textContent = ''), DURATION);
    }),
  );
}
