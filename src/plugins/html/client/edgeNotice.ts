import './edgeNotice.css';

/** A button of a notice: its text, and what it does. */
export type NoticeButton = readonly [text: string, onPress: () => void];

/**
 * Shows a message at the lower edge of the page, over it.
 *
 * @param role - `alert` is read out at once, `status` when the reader has a moment
 * @param buttons - the first is the one to press
 * @returns the notice, to take it away
 */
export function edgeNotice(
  role: 'alert' | 'status',
  message: string,
  buttons: readonly NoticeButton[],
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'ds-edge-notice';
  notice.role = role;
  const text = document.createElement('p');
  text.textContent = message;
  notice.append(
    text,
    ...buttons.map(([label, onPress], place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = `button button--${place === 0 ? 'primary' : 'secondary'}`;
      button.textContent = label;
      button.addEventListener('click', onPress);
      return button;
    }),
  );
  document.body.append(notice);
  return notice;
}
