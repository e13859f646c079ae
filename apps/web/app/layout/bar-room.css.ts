import { media, vars } from "@jobami/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const scripted = "(scripting)";
const room = (height: string) => ({ vars: { "--j-bottom-bar": `calc(${height} * ${vars.lineWidth})` } });

/**
 * The room of the bar at the foot until it is known how high that is: as high as it is at the size of text that one begins with, so that
 * what the server draws above it does not move. Without scripts none comes.
 */
const above = (where: string) => `html:not([style*=bottom]) [data-bar${where}]`;
globalStyle(above("=all"), { "@media": { [scripted]: room("4.25rem + 2") } });
globalStyle(above(""), { "@media": { [`${scripted} and ${media.fromWide}`]: room("4.75rem + 3") } });
