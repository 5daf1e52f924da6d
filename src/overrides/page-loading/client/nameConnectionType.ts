import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus reads the type of the connection wherever a browser tells of one, but not every browser names the type.
if (ExecutionEnvironment.canUseDOM) {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection === 'object' && connection && !('effectiveType' in connection))
    Object.defineProperty(connection, 'effectiveType', {value: ''});
}
