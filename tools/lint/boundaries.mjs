/**
 * The import table of docs/architecture.md as lint rules. A project has one `type:` and one `scope:` tag in its
 * package.json.
 */
const util = 'type:util';

const table = {
  'type:app': ['type:api', 'type:state', 'type:pages', 'type:copy', 'type:theming', 'type:theme', 'type:variant', util],
  'type:pages': [
    'type:api',
    'type:state',
    'type:forms',
    'type:form-definitions',
    'type:copy',
    'type:theming',
    'type:pages',
    util,
  ],
  'type:theme': [
    'type:api',
    'type:forms',
    'type:form-definitions',
    'type:copy',
    'type:kit',
    'type:parts',
    'type:theming',
    util,
  ],
  'type:variant': [
    'type:api',
    'type:forms',
    'type:form-definitions',
    'type:copy',
    'type:kit',
    'type:parts',
    'type:theming',
    util,
  ],
  'type:forms': ['type:form-definitions', 'type:copy', 'type:kit', util],
  'type:form-definitions': ['type:copy', util],
  'type:state': ['type:api', util],
  'type:kit': ['type:copy', 'type:theming', util],
  'type:parts': ['type:kit', 'type:copy', 'type:theming', util],
  'type:theming': ['type:api', 'type:form-definitions', 'type:copy', util],
  'type:api': [util],
  'type:copy': [util],
  'type:util': [util],
  'type:search': [util],
  'type:server': ['type:api', 'type:form-definitions', 'type:copy', 'type:search', util],
  'type:payments': ['type:payment-fakes', 'type:copy', util],
  'type:payment-fakes': [util],
  'type:storybook': [
    'type:tools',
    'type:api',
    'type:pages',
    'type:forms',
    'type:form-definitions',
    'type:copy',
    'type:kit',
    'type:parts',
    'type:theming',
    'type:theme',
    'type:variant',
    util,
  ],
  'type:cli': ['type:copy', 'type:tools', util],
  'type:e2e': ['type:copy', 'type:tools', util],
  'type:tools': ['type:pages', 'type:api', 'type:theming', 'type:copy', 'type:theme', 'type:variant', util],
};

const types = Object.entries(table).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
  sourceTag,
  onlyDependOnLibsWithTags,
}));

const scopes = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:front', notDependOnLibsWithTags: ['scope:server', 'scope:payments', 'scope:cli', 'scope:e2e'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:payments', onlyDependOnLibsWithTags: ['scope:shared', 'scope:payments'] },
  { sourceTag: 'scope:cli', onlyDependOnLibsWithTags: ['scope:shared', 'scope:tools'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared', 'scope:tools'] },
];

export const depConstraints = [...types, ...scopes];
