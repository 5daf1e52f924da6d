/**
 * Stands in for TypeScript's helpers where one is used of forty: returns a CommonJS module as one with a default
 * export, as TypeScript's `esModuleInterop` defines it.
 */
export function __importDefault(module: {__esModule?: boolean; default?: unknown}): {default?: unknown} {
  return module.__esModule ? module : {default: module};
}
