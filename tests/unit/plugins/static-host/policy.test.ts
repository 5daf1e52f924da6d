import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {contentPolicy} from '../../../../src/plugins/static-host/contentPolicy';
import {inlineHashes} from '../../../../src/plugins/static-host/inlineHashes';
import {shareRedirectScript} from '../../../../src/plugins/static-host/shareRedirectScript';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineHashes', () => {
  test.each([
    ['a script', '<script>go()</script>', ['go()']],
    ['a script over lines', '<script>\n  go();\n</script>', ['\n  go();\n']],
    ['a module', '<script type=module>go()</script>', ['go()']],
    ['speculation rules', '<script type="speculationrules">{}</script>', ['{}']],
    ['a script with a > in an attribute', '<script data-a="a>b">go()</script>', ['go()']],
    ['a file', '<script src=/a.js defer></script>', []],
    ['linked data', '<script data-rh=true type=application/ld+json>{"a":1}</script>', []],
    ['data', '<script type="application/json">{"a":1}</script>', []],
    ['the same script twice', '<script>a</script><p></p><script>a</script>', ['a']],
  ])('takes %s', async (_, html, texts) => {
    expect((await inlineHashes([html])).scripts).toEqual(texts.map(hash));
  });

  test.each([
    ['in quotes', '<p class=a style="color: red;">x</p>', 'color: red;'],
    ['in single quotes', "<p style='color: red'>x</p>", 'color: red'],
    ['without quotes', '<p hidden style=color:red>x</p>', 'color:red'],
    ['behind an attribute with a >', '<p title="a > b" style=color:red>x</p>', 'color:red'],
    ['with escaped characters', '<p style="font:&quot;A&amp;B&#x27;s&quot;">x</p>', 'font:"A&B\'s"'],
    ['in markup that a script holds', '<script>e.innerHTML=\'<p style="color:red">\'</script>', 'color:red'],
  ])('takes a style attribute %s', async (_, html, style) => {
    expect((await inlineHashes([html])).styles).toEqual([hash(style)]);
  });

  test('leaves text that looks like an attribute alone', async () => {
    const pages = ['<code>&lt;p style="color: red"&gt; a style="b"</code>'];
    expect((await inlineHashes(pages)).styles).toEqual([]);
  });

  test('collects over pages, each hash once, in an order that does not depend on theirs', async () => {
    const pages = ['<script>a</script>', '<script>b</script><script>c</script>', '<script>a</script>'];
    const {scripts} = await inlineHashes(pages);
    expect(scripts).toHaveLength(3);
    expect((await inlineHashes(pages.toReversed())).scripts).toEqual(scripts);
  });
});

describe('contentPolicy', () => {
  const inline = {scripts: [hash('a')], styles: [hash('color:red')]};

  test('lets inline scripts and styles through by their hash alone', () => {
    const policy = contentPolicy(inline, []);
    expect(policy).toContain(`script-src 'self' ${hash('a')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('color:red')};`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  test('has no word for style attributes where there are none', () => {
    expect(contentPolicy({...inline, styles: []}, [])).toContain("style-src 'self';");
  });

  test('closes what the site does not use', () => {
    const policy = contentPolicy(inline, []);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "worker-src 'self'",
    ])
      expect(policy).toContain(directive);
    expect(policy).toContain("connect-src 'self';");
  });

  test('lets pages talk to the origins it is given', () => {
    expect(contentPolicy(inline, ['https://a.example', 'https://b.example'])).toContain(
      "connect-src 'self' https://a.example https://b.example;",
    );
  });
});

describe('shareRedirectScript', () => {
  const redirect = (to: string) =>
    `<head><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}" /></head>` +
    `<script>\n  window.location.href = '${to}';\n</script>`;

  test('gives redirect pages one script, whatever their target', async () => {
    const pages = [redirect('/docs/a'), redirect('/docs/b')].map(shareRedirectScript);
    expect((await inlineHashes(pages)).scripts).toHaveLength(1);
    expect(pages[1]).toContain('href="/docs/b"');
  });

  test('refuses a redirect page that says no target', () => {
    expect(() => shareRedirectScript(redirect('/a').replace('canonical', 'next'))).toThrow('canonical');
    expect(() => shareRedirectScript(redirect('/a').replace(/<script>[\s\S]*/, ''))).toThrow('script');
  });
});
