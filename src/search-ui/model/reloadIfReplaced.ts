/**
 * Loads the page anew where a newer version of the site was deployed since, so that the files this page refers to are
 * gone. What is typed in the dialog stays. Where the network fails, nothing happens.
 */
export async function reloadIfReplaced(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src][defer]');
  if (!script) return;
  const isGone = await fetch(script.src, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status === 404,
    () => false,
  );
  if (isGone) window.location.reload();
}
