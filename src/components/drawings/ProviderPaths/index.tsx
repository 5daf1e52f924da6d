import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

/** The two ways a search request can go: to a worker in the reader's browser, or to a hosted provider. */
export default function ProviderPaths() {
  return (
    <Drawing
      size={[480, 262]}
      name={translate({
        id: 'drawing.providerPaths.name',
        message:
          'The dialog hands a request to the client; from there one way leads to a worker, the other to a server',
      })}
      caption={translate({
        id: 'drawing.providerPaths.caption',
        message:
          'Both ways carry the same request and the same response, so the dialog cannot tell them apart.',
      })}
      legend={[
        {
          term: translate({id: 'drawing.providerPaths.dialog', message: 'Dialog.'}),
          text: translate({
            id: 'drawing.providerPaths.dialog.text',
            message: 'Knows queries and hits, but no engine.',
          }),
        },
        {
          term: translate({id: 'drawing.providerPaths.client', message: 'Client.'}),
          text: translate({
            id: 'drawing.providerPaths.client.text',
            message: 'The algoliasearch client, with its cache and its retries.',
          }),
        },
        {
          term: translate({id: 'drawing.providerPaths.worker', message: 'Worker.'}),
          text: translate({
            id: 'drawing.providerPaths.worker.text',
            message: 'Embedded: answers inside the browser, off the main thread.',
          }),
        },
        {
          term: translate({id: 'drawing.providerPaths.file', message: 'Static file.'}),
          text: translate({
            id: 'drawing.providerPaths.file.text',
            message: 'The records of one version and language, built with the site.',
          }),
        },
        {
          term: translate({id: 'drawing.providerPaths.hosted', message: 'Hosted provider.'}),
          text: translate({
            id: 'drawing.providerPaths.hosted.text',
            message: 'With credentials set: the same request goes over the network.',
          }),
        },
      ]}
    >
      <rect className={pen.sunken} x="4" y="12" width="330" height="238" rx="8" />
      <rect className={pen.box} x="22" y="84" width="92" height="92" rx="5" />
      <path className={pen.thin} d="M22 110h92" />
      <circle cx="36" cy="97" r="5" className={pen.accent} />
      <path className={pen.accent} d="m40 101 4 4" />
      <path className={pen.heading} d="M52 98h26" />
      <rect className={pen.tint} x="27" y="116" width="82" height="20" rx="2" />
      <path className={pen.found} d="M36 126h28" />
      <path className={pen.text} d="M70 126h28M44 148h50M44 161h36" />
      <path className={pen.line} d="M118 124h26m-7-6 7 6-7 6M144 138h-26m7-6-7 6 7 6" />
      <circle className={pen.box} cx="182" cy="131" r="30" />
      <path className={pen.line} d="m173 121-10 10 10 10m18-20 10 10-10 10" />
      <path className={pen.accent} d="M182 98V76a8 8 0 0 1 8-8h38m-7-6 7 6-7 6" />
      <path className={`${pen.line} ${pen.dashed}`} d="M182 164v26a8 8 0 0 0 8 8h178m-7-6 7 6-7 6" />
      <circle className={pen.box} cx="270" cy="68" r="30" />
      <path
        className={pen.line}
        d="M270 54v5m0 18v5m14-14h-5m-18 0h-5m24-10-3.5 3.5m-13 13-3.5 3.5m20 0-3.5-3.5m-13-13-3.5-3.5"
      />
      <circle className={pen.line} cx="270" cy="68" r="9" />
      <path className={pen.accent} d="M366 68h-56m7-6-7 6 7 6" />
      <path className={pen.box} d="M380 30h40l14 14v62h-54z" />
      <path className={pen.thin} d="M420 30v14h14" />
      <path className={`${pen.found} ${pen.slim}`} d="M390 60h12M390 76h12M390 92h12" />
      <path className={pen.text} d="M408 60h18M408 76h14M408 92h18" />
      <g>
        <rect className={pen.box} x="380" y="166" width="62" height="24" rx="4" />
        <rect className={pen.box} x="380" y="190" width="62" height="24" rx="4" />
        <path className={pen.line} d="M390 178h20M390 202h20" />
        <circle cx="430" cy="178" r="3" className={pen.code} />
        <circle cx="430" cy="202" r="3" className={pen.code} />
      </g>
      <Badge at={[68, 198]} number={1} />
      <Badge at={[228, 131]} number={2} />
      <Badge at={[270, 116]} number={3} />
      <Badge at={[407, 126]} number={4} />
      <Badge at={[411, 234]} number={5} />
    </Drawing>
  );
}
