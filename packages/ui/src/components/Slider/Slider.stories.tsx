import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./Slider.guide.ts";
import { practice } from "./Slider.practice.tsx";
import { Slider, type Span } from "./Slider.tsx";

const kilometres = { style: "unit", unit: "kilometer" } as const;
const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

const meta = {
  title: "ui/Slider",
  component: Slider<number | Span>,
  tags: ["autodocs"],
  args: {
    label: "Rayon",
    value: 12,
    min: 1,
    max: 51,
    onChange: fn(),
    onChangeEnd: fn(),
    format: kilometres,
    names: ["radius"],
  },
  render: live(Slider<number | Span>, 420),
  parameters: { guide, practice },
} satisfies Meta<typeof Slider<number | Span>>;

export default meta;
type Story = StoryObj<typeof meta>;

const span = {
  label: "Budget",
  value: [40, 150] as Span,
  min: 0,
  max: 300,
  step: 10,
  format: euros,
  names: ["from", "to"] as const,
};

export const Middle: Story = {};
export const AtItsLeast: Story = { args: { value: 1 } };
export const AtItsMost: Story = { args: { value: 51 } };
export const Span_: Story = { name: "Span", args: span };
export const NarrowSpan: Story = { args: { ...span, value: [100, 110] as Span } };
export const WithHelp: Story = { args: { help: "Autour de votre adresse, à vol d’oiseau." } };
export const WithError: Story = { args: { error: "Aucune mission si près : élargissez." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledSpan: Story = { args: { ...span, isDisabled: true } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const LongWords: Story = {
  args: { ...span, label: "Budget envisagé pour l’accompagnement administratif" },
  globals: { viewport: { value: "w320" } },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("slider", { name: "Rayon" })).toHaveFocus();
  },
};

export const Keys: Story = {
  tags: [
    "apg:slider/arrow-right",
    "apg:slider/arrow-up",
    "apg:slider/arrow-left",
    "apg:slider/arrow-down",
    "apg:slider/home",
    "apg:slider/end",
    "apg:slider/page-up",
    "apg:slider/page-down",
    "apg:slider/role",
    "apg:slider/value",
    "apg:slider/value-text",
    "apg:slider/name",
  ],
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Rayon" });
    const press = async (keys: string, value: string) => {
      await userEvent.keyboard(keys);
      await expect(slider).toHaveValue(value);
    };
    await expect(slider).toHaveAttribute("min", "1");
    await expect(slider).toHaveAttribute("max", "51");
    await userEvent.tab();
    await press("{ArrowRight}", "13");
    await press("{ArrowUp}", "14");
    await press("{ArrowLeft}", "13");
    await press("{ArrowDown}", "12");
    await press("{PageUp}", "17");
    await press("{PageDown}", "12");
    await press("{Home}", "1");
    await press("{End}", "51");
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^51\s?km$/));
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(51);
    await expect(slider).toHaveAttribute("name", "radius");
  },
};

export const TwoThumbs: Story = {
  args: span,
  tags: ["apg:slider-multithumb/tab", "apg:slider-multithumb/bounds", "apg:slider-multithumb/names"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole("slider", { name: /Au moins.*Budget|Budget.*Au moins/ });
    const to = canvas.getByRole("slider", { name: /Au plus.*Budget|Budget.*Au plus/ });
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(from).toHaveValue("150");
    await expect(args.onChange).toHaveBeenLastCalledWith([150, 150]);
    await userEvent.keyboard("{Home}");
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(to).toHaveValue("0");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 10]);
  },
};

export const ByPointer: Story = {
  args: { value: 1 },
  play: async ({ canvasElement, args }) => {
    const track = within(canvasElement).getByRole("slider").closest("[role=group] > div:nth-child(2)");
    const { left, width, top, height } = (track as HTMLElement).getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + height / 2,
      pointerId: 1,
      pointerType: "touch",
      button: 0,
      buttons: 1,
    });
    fireEvent.pointerDown(track as HTMLElement, at(0.5));
    fireEvent.pointerUp(window, at(0.5));
    await expect(args.onChange).toHaveBeenLastCalledWith(26);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(26);
  },
};
