/** XPath of what people press and fill, for engines whose drivers know no accessible names. */
const quoted = (words: string) => `"${words}"`;
/** A link to a path. */
export const linkTo = (path: string) => `//a[@href=${quoted(path)}]`;

/** A link whose path begins so and goes on. */
export const linkBelow = (path: string) => `//main//a[starts-with(@href, ${quoted(`${path}/`)})]`;

/** A button of these words that can be pressed. */
export const button = (words: string) =>
  `//button[(normalize-space(.) = ${quoted(words)} or @aria-label = ${quoted(words)}) and not(@disabled)]`;

/** The field of a label that begins so. */
export const field = (label: string) =>
  `//*[(self::input or self::textarea) and (@id = //label[starts-with(normalize-space(.), ${quoted(label)})]/@for or ancestor::label[starts-with(normalize-space(.), ${quoted(label)})])]`;

/** A box or a radio button's label, which is what one presses. */
export const choice = (words: string) => `//label[normalize-space(.) = ${quoted(words)}]`;

/** An entry of an open list. */
export const option = (words: string) => `//*[@role="option"][contains(., ${quoted(words)})]`;

/** The number that a date field asks for first. */
export const firstOfDate = `(//*[@role="spinbutton"])[1]`;
