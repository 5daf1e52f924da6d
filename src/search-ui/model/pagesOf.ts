import {collect} from './collect';
import type {ResultHit} from './readHit';

/** A page that was found, with what was found on it. */
export interface ResultPage {
  url: string;
  /** The hit that titles the page: its own where it is among the results, else the best one beneath it. */
  hit: ResultHit;
  /** What was found beneath the title, best first. */
  sections: ResultHit[];
}

/** Puts ranked hits under their pages, in the order of each page's best hit. */
export function pagesOf(hits: readonly ResultHit[]): ResultPage[] {
  return [...collect(hits, ({url}) => url.replace(/#.*/s, ''))].flatMap(([url, found]) => {
    const title = found.find(({type}) => type === 'lvl0' || type === 'lvl1');
    const hit = title ?? found[0];
    return hit ? [{url: title?.url ?? url, hit, sections: found.filter(each => each !== title)}] : [];
  });
}
