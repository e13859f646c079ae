/** The modules that a file was bundled from, as the bundler notes each before its text. */
export const bundledModules = (text: string): string[] =>
  text.match(/^\/\/ \S*(?:node_modules|src|app)\/\S+$/gm) ?? [];
