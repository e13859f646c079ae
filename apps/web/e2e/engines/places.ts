/** XPath of what people press and fill, for engines whose drivers know no accessible names. */
const quoted = (text: string) => `"${text}"`;
/** A link to a path. */
export const linkTo = (path: string) => `//a[@href=${quoted(path)}]`;

/** A link whose path begins so and goes on. */
export const linkBelow = (path: string) => `//main//a[starts-with(@href, ${quoted(`${path}/`)})]`;

/** A button of this text that can be pressed. */
export const button = (text: string) =>
  `//button[(normalize-space(.) = ${quoted(text)} or @aria-label = ${quoted(text)}) and not(@disabled)]`;

/** The field of a label that begins so. */
export const field = (label: string) =>
  `//*[(self::input or self::textarea) and (@id = //label[starts-with(normalize-space(.), ${quoted(label)})]/@for or ancestor::label[starts-with(normalize-space(.), ${quoted(label)})])]`;

/** A box or a radio button's label, which is what one presses. */
export const choice = (text: string) => `//label[normalize-space(.) = ${quoted(text)}]`;

/** An entry of an open list. */
export const option = (text: string) => `//*[@role="option"][contains(., ${quoted(text)})]`;

/** The number that a date field asks for first. */
export const firstOfDate = `(//*[@role="spinbutton"])[1]`;
