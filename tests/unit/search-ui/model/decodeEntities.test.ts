import {expect, test} from 'vitest';
import {decodeEntities} from '../../../../src/search-ui/model/decodeEntities';

test.each([
  ['R&amp;D', 'R&D'],
  ['&lt;Tabs&gt; &quot;a&quot; &#39;b&#x27;', '<Tabs> "a" \'b\''],
  ['one level: &amp;lt;', 'one level: &lt;'],
  ['&unknown; &; AT&T; &#0; &#x110000; &', '&unknown; &; AT&T; &#0; &#x110000; &'],
  ['&#128161;', '💡'],
])('%s becomes %s', (text, plain) => {
  expect(decodeEntities(text)).toBe(plain);
});
