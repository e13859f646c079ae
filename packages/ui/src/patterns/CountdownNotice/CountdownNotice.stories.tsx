import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./CountdownNotice.guide.ts";
import { practice } from "./CountdownNotice.practice.tsx";
import { CountdownNotice, type CountdownNoticeProps } from "./CountdownNotice.tsx";

const meta = {
  title: "patterns/CountdownNotice",
  component: CountdownNotice,
  tags: ["autodocs"],
  args: {
    secondsLeft: 4,
    totalSeconds: 5,
    timeText: (seconds: number) => `Vous allez être conduit à la page de connexion dans ${seconds} secondes.`,
    isStopped: false,
    stoppedText: "Vous restez sur cette page.",
    onStop: fn(),
    action: <LinkButton href="#connexion">Se connecter</LinkButton>,
  },
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof CountdownNotice>;

function Stoppable(props: CountdownNoticeProps): ReactElement {
  const [isStopped, setStopped] = useState(false);
  const stop = () => {
    setStopped(true);
    props.onStop();
  };
  return <CountdownNotice {...props} isStopped={isStopped} onStop={stop} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { secondsLeft: 5 } };
export const Running: Story = {};
export const LastSecond: Story = {
  args: { secondsLeft: 1, timeText: () => "Vous allez être conduit à la page de connexion dans 1 seconde." },
};
export const Stopped: Story = { args: { isStopped: true } };
/** Time rests while the focus is on the commands; stopped, the focus goes to what is shown of it. */
export const StoppedByKeyboard: Story = {
  args: { onHold: fn(), onRelease: fn() },
  render: (args) => <Stoppable {...args} />,
  play: async ({ canvasElement, args }) => {
    const notice = within(canvasElement);
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenCalled();
    await userEvent.tab();
    await expect(notice.getByRole("button", { name: "Rester sur cette page" })).toHaveFocus();
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(notice.getByText("Vous restez sur cette page.")).toHaveFocus();
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "timer",
      "Vous allez être conduit à la page de connexion dans 4 secondes.",
      "link, Se connecter",
      "button, Rester sur cette page",
    ]);
  },
};
