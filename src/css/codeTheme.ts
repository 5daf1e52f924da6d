import type {PrismTheme} from 'prism-react-renderer';

/**
 * Syntax colours as references to the tokens, so that one theme serves both colour modes and a change of mode repaints
 * nothing but variables.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--ds-code-text)', backgroundColor: 'var(--ds-paper-sunken)'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: {color: 'var(--ds-code-comment)', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--ds-code-punctuation)'}},
    {types: ['keyword', 'atrule', 'selector', 'tag'], style: {color: 'var(--ds-code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'url', 'regex'], style: {color: 'var(--ds-code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--ds-code-number)'}},
    {
      types: ['function', 'class-name', 'maybe-class-name', 'builtin'],
      style: {color: 'var(--ds-code-function)'},
    },
    {
      types: ['property', 'attr-name', 'key', 'variable', 'parameter'],
      style: {color: 'var(--ds-code-property)'},
    },
    {types: ['inserted'], style: {color: 'var(--ds-code-inserted)'}},
    {types: ['deleted'], style: {color: 'var(--ds-code-deleted)'}},
    {types: ['important', 'bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
