const KEYWORDS =
  'abstract|as|async|await|break|case|catch|class|const|continue|def|default|delete|do|elif|else|enum|export|extends|' +
  'finally|fn|for|from|func|function|if|implements|import|in|instanceof|interface|let|match|new|of|package|pass|private|' +
  'protected|public|raise|readonly|require|return|static|struct|super|switch|then|this|throw|try|type|typeof|use|var|' +
  'void|while|with|yield';

/** What is told apart in any language, what comes first winning over what comes after. */
const KINDS = {
  comment: /\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:/])\/\/.*|(?<=^|\s)#(?=[\s!]).*/,
  property: /"(?:\\.|[^"\\\n])*"(?=\s*:)|(?<![\w$.-])[\w$-]+(?=:(?![:/])|=["'{])|(?<=\s)--?[a-z][\w-]*/,
  string: /"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/,
  number:
    /(?<![\w$.#@-])-?\d[\w.]*%?|#[\da-f]{3,8}\b|(?<![\w$.])(?:true|false|null|undefined|None|True|False)\b/,
  keyword: new RegExp(`(?<=</?)[A-Za-z][\\w.-]*|(?<![\\w$.-])@?(?:${KEYWORDS})(?![\\w$-])`),
  function: /(?<![\w$])[\w$]+(?=\()/,
};

const ANY_KIND = new RegExp(
  Object.entries(KINDS)
    .map(([kind, {source}]) => `(?<${kind}>${source})`)
    .join('|'),
  'gm',
);

/** Code of more characters is nothing to read in an answer, and takes its time. */
const LONGEST = 5_000;

/** A stretch of code and the colour it gets, of the class `code-{kind}`; none where the kind is empty. */
export interface CodeRun {
  kind: string;
  text: string;
}

/**
 * Splits code in a language that nobody names into stretches to colour, by what most languages share: comments, names
 * of properties, strings, numbers, keywords and calls. Put together, the texts are the code.
 */
export function highlightCode(code: string): CodeRun[] {
  if (code.length > LONGEST) return [{kind: '', text: code}];
  const runs: CodeRun[] = [];
  let end = 0;
  for (const {0: text, index, groups = {}} of code.matchAll(ANY_KIND)) {
    if (index > end) runs.push({kind: '', text: code.slice(end, index)});
    const kind = Object.keys(groups).find(name => groups[name] !== undefined) ?? '';
    runs.push({kind, text});
    end = index + text.length;
  }
  if (end < code.length) runs.push({kind: '', text: code.slice(end)});
  return runs;
}
