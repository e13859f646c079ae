import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { vars } from "../theme/contract.css.ts";
import { breakpoint, buttonScale, duration, font, fontScale, layer, radius, space } from "../theme/scales.ts";
import { cssShadow, elevations } from "../theme/themes.ts";
import { elevationUses, layerUses, radiusUses, sizeUses, weightUses } from "../theme/uses.ts";
import { Colors as EveryColor } from "./Colors.tsx";
import * as css from "./gallery.css.ts";
import { MotionSamples } from "./MotionSamples.tsx";
import { Scale, Section } from "./Page.tsx";

const meta = { title: "Jobami/Jetons", component: EveryColor } satisfies Meta<typeof EveryColor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The entries of a record whose keys are known. */
const entries = <Key extends string | number, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [`${Key}`, Value][];

export const Colors: Story = {};

/** What is pressed is on the clipboard, and a screen reader hears it. */
export const CopiedAtAPress: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const button = within(canvasElement).getByRole("button", { name: "Copy var(--j-page)" });
    button.focus();
    await user.keyboard("{Enter}");
    await expect(await within(document.body).findByText("Copied: var(--j-page)")).toBeInTheDocument();
    await expect(await navigator.clipboard.readText()).toBe("var(--j-page)");
    await expect(button).toHaveFocus();
  },
};

export const Type: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Sizes"
        about="Bricolage Grotesque for headings, Atkinson Hyperlegible Next for text, drawn for low vision. In rem: text follows its setting and the browser’s."
      >
        <Scale
          steps={entries(font.size)
            .reverse()
            .map(([name, size]) => ({
              code: `vars.font.size.${name}`,
              value: size,
              use: sizeUses[name],
              drawing: (
                <span
                  className={/^(h\d|display)$/.test(name) ? css.specimen : undefined}
                  style={{ fontSize: size, lineHeight: font.line.snug }}
                >
                  Le coup de main d’à côté
                </span>
              ),
            }))}
        />
      </Section>
      <Section title="Weights" about="Four, from text to the word that carries the page.">
        <Scale
          steps={entries(font.weight).map(([name, weight]) => ({
            code: `vars.font.weight.${name}`,
            value: String(weight),
            use: weightUses[name],
            drawing: (
              <span style={{ fontWeight: weight, fontSize: font.size.h3 }}>
                Il1 O0 rn m, 12{"\u202f"}345,60{"\u00a0"}€
              </span>
            ),
          }))}
        />
      </Section>
      <Section title="Lines" about="How far lines of text stand apart, times their size.">
        <Scale
          steps={entries(font.line).map(([name, line]) => ({
            code: `vars.font.line.${name}`,
            value: String(line),
            drawing: (
              <p className={css.sunken} style={{ lineHeight: line, maxWidth: "24rem" }}>
                Tailler une haie de thuyas, monter une armoire, garder un chat, porter des cartons au
                troisième.
              </p>
            ),
          }))}
        />
      </Section>
      <Section title="Settings" about="What a person chooses: size of text and size of buttons.">
        <Scale
          steps={entries(fontScale).map(([name, scale]) => ({
            code: name,
            value: `text ${scale}rem, buttons ${buttonScale[name]}rem`,
            drawing: <span style={{ fontSize: `${scale}rem` }}>Bricolage, jardin, ménage, cours</span>,
          }))}
        />
      </Section>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div className={css.page}>
      <Section
        title="Steps"
        about="A grid of 4 px in rem, so that space follows the size of text. Between things of one group 1 to 3, between groups 4 to 6, between parts of a page 8 and more."
      >
        <Scale
          steps={entries(space).map(([name, size]) => ({
            code: `vars.space[${name}]`,
            value: size,
            drawing: <div className={css.bar} style={{ width: size }} />,
          }))}
        />
      </Section>
      <Section title="Widths" about="Where a layout may change, in media queries written in em.">
        <Scale
          steps={entries(breakpoint).map(([name, width]) => ({
            code: `breakpoint.${name}`,
            value: `${width}px`,
            drawing: <div className={css.bar} style={{ width: `${width / 10}%`, maxWidth: "100%" }} />,
          }))}
        />
      </Section>
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <div className={css.page}>
      <Section title="Corners" about="10 px for a control, 12 for a box, 16 for a card, round for a badge.">
        <Scale
          steps={entries(radius).map(([name, size]) => ({
            code: `vars.radius.${name}`,
            value: size,
            use: radiusUses[name],
            drawing: <div className={css.shape} style={{ borderRadius: size }} aria-hidden="true" />,
          }))}
        />
      </Section>
      <Section title="Shadows" about="A hairline rather than a shadow; a shadow only for what floats.">
        <Scale
          steps={entries(vars.elevation).map(([name, shadow]) => ({
            code: `vars.elevation.${name}`,
            value: cssShadow(elevations.light[name]),
            use: elevationUses[name],
            drawing: <div className={css.lifted} style={{ boxShadow: shadow }} aria-hidden="true" />,
          }))}
        />
      </Section>
      <Section title="Layers" about="What lies over what. Nothing else sets a z-index.">
        <Scale
          steps={entries(layer).map(([name, value]) => ({
            code: `vars.layer.${name}`,
            value: String(value),
            use: layerUses[name],
            drawing: <div className={css.bar} style={{ width: `${value}%` }} />,
          }))}
        />
      </Section>
    </div>
  ),
};

/** What moves does so for as long as its token states; nothing does where a person wants no motion. */
export const Motion: Story = {
  render: () => <MotionSamples />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const move = page.getByRole("button", { name: "Move it: slow" });
    await expect(move).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(move);
    await expect(move).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(`${duration.slow}ms`)).toBeVisible();
  },
};
