import { create } from "storybook/theming/create";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 64" height="40"><rect width="64" height="64" rx="18" fill="#00563b"/><path d="M38 25v11.5C38 43.5 33.4 48 27.4 48c-5 0-8.7-2.7-10.4-7" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><circle cx="38" cy="14.5" r="5.8" fill="#f6bf26"/></svg>`;

/** The frame around the stories, in the brand's colours and type. */
export const brandTheme = create({
  base: "light",
  brandTitle: "Jobami",
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandTarget: "_self",
  colorPrimary: "#00563b",
  colorSecondary: "#00694a",
  appBg: "#f5f1ea",
  appContentBg: "#fffdfa",
  appPreviewBg: "#fffdfa",
  appBorderColor: "#e6e0d5",
  appBorderRadius: 12,
  textColor: "#10241c",
  textMutedColor: "#4c5b53",
  barTextColor: "#36473e",
  barSelectedColor: "#00563b",
  barHoverColor: "#00694a",
  barBg: "#fffdfa",
  inputBorderRadius: 10,
  fontBase: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
});
