import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { filesContract } from "@jobami/api/files/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { hedgePiece, terracePiece } from "@jobami/api/portfolio/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { retouchPath } from "../../../entities/piece/index.ts";
import { photoEditorPath } from "../../../generated/paths.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { PhotoEditorScreen } from "./PhotoEditorScreen.tsx";

const { list, add, change } = portfolioContract;
const onNotice = fn();
const onUnsavedChange = fn();

/** The screen of a person, perhaps come for a piece of their work. */
function Shown({ user, piece }: { user: SessionUser; piece?: string }) {
  const path = piece === undefined ? photoEditorPath : retouchPath(piece);
  return (
    <StoryProviders path={path} user={user} onNotice={onNotice}>
      <main>
        <PhotoEditorScreen onUnsavedChange={onUnsavedChange} />
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/PhotoEditor",
  component: Shown,
  args: { user: jobbeur },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onNotice.mockClear();
    onUnsavedChange.mockClear();
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture of a hedge under the sky, as a camera would bring it. */
async function photo(): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 640, height: 480 });
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("no canvas");
  for (const [color, top, height] of [
    ["#cfe6ee", 0, 300],
    ["#3f8b58", 140, 220],
    ["#8fa66b", 360, 120],
  ] as const) {
    brush.fillStyle = color;
    brush.fillRect(0, top, 640, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
  return new File([blob ?? ""], "haie.jpg", { type: "image/jpeg" });
}

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.upload(await canvas.findByLabelText(/^Photo de cet appareil/), await photo());
  await canvas.findByRole("img", { name: copy.shown });
  return canvas;
}

export const Choosing: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Terrasse en pin" })).toBeVisible();
  },
};

export const Editing: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const EditingOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** The frame takes a ratio, moves and grows by keys, and announces where it stands. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: /^Carré/ }));
    await expect(canvas.getByText(/^480\s×\s480\spixels gardés$/)).toBeVisible();
    canvas.getByRole("button", { name: copy.frame }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText(/^Cadre de 480 sur 480 pixels, à 11\s% de la gauche/)).toBeInTheDocument();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(canvas.getByText(/^Cadre de 467 sur 467 pixels, à 11\s% de la gauche/)).toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.getByText(/^480\s×\s480\spixels gardés$/)).toBeVisible();
  },
};

/** A turned picture stands upright; the way back is there, and the original beside it. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: copy.turnRight }));
    await expect(canvas.getByText(/^480\s×\s640\spixels gardés$/)).toBeVisible();
    const drawn = canvas.getByRole("img", { name: copy.shown }) as HTMLCanvasElement;
    await waitFor(() => expect(drawn.height).toBeGreaterThan(drawn.width));
    await userEvent.click(canvas.getByRole("button", { name: copy.before }));
    await waitFor(() => expect(drawn.width).toBeGreaterThan(drawn.height));
    await userEvent.click(canvas.getByRole("button", { name: copy.before }));
    await userEvent.click(canvas.getByRole("button", { name: copy.reset }));
    await expect(canvas.getByText(/^640\s×\s480\spixels gardés$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(canvas.getByText(/^480\s×\s640\spixels gardés$/)).toBeVisible();
  },
};

/** Less colour is seen at once, in the pixels that are stored too. */
export const WithoutColour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    const slider = canvas.getByRole("slider", { name: copy.saturation });
    slider.focus();
    await userEvent.keyboard("{Home}");
    const drawn = canvas.getByRole("img", { name: copy.shown }) as HTMLCanvasElement;
    await waitFor(() => {
      const [red = 0, green = 1, blue = 2] = drawn.getContext("2d")?.getImageData(320, 200, 1, 1).data ?? [];
      expect([Math.abs(red - green) <= 1, Math.abs(green - blue) <= 1]).toEqual([true, true]);
    });
  },
};

/** What is stored nowhere is asked about before it is left. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: copy.turnRight }));
    await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole("button", { name: copy.another }));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Annuler" }));
    await expect(canvas.getByText(/^480\s×\s640\spixels gardés$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy.another }));
    const again = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(again.getByRole("button", { name: copy.another }));
    await expect(await canvas.findByLabelText(/^Photo de cet appareil/)).toBeInTheDocument();
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
};

async function keep(canvasElement: HTMLElement) {
  const canvas = await open(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: copy.save }));
  await expect(await canvas.findByText(copy.pieceTitleMissing)).toBeVisible();
  await userEvent.type(canvas.getByRole("textbox", { name: copy.pieceTitle }), "Haie d’automne");
  await userEvent.click(canvas.getByRole("button", { name: copy.save }));
  return canvas;
}

export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await keep(canvasElement);
    await expect(await canvas.findByRole("link", { name: copy.toProfile })).toBeVisible();
    await expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.saved });
  },
};
export const Full: Story = {
  parameters: {
    msw: [mockRefusal(add, "PORTFOLIO_FULL", { message: "Vous montrez déjà 12 réalisations." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await keep(canvasElement);
    await expect(await canvas.findByText("Vous montrez déjà 12 réalisations.")).toBeVisible();
  },
};
export const NotSent: Story = {
  parameters: { msw: [mockNetworkFailure(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    const canvas = await keep(canvasElement);
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** The picture of a piece of work is opened with the page; it takes the place of the old one, which can come back. */
export const Replaced: Story = {
  args: { piece: hedgePiece.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.turnRight }));
    await userEvent.click(canvas.getByRole("button", { name: copy.replace }));
    await userEvent.click(await canvas.findByRole("button", { name: copy.putBack }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: copy.putBack })).toBeNull());
    await expect(onNotice).toHaveBeenLastCalledWith({ kind: "success", title: copy.wasPutBack });
    await userEvent.click(canvas.getByRole("button", { name: copy.replace }));
    await expect(await canvas.findByRole("link", { name: copy.toProfile })).toBeVisible();
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
};
export const ReplacedOnAPhone: Story = { ...Replaced, globals: { viewport: { value: "w390" } } };
export const NotReplaced: Story = {
  args: { piece: hedgePiece.id },
  parameters: { msw: [mockNetworkFailure(change)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.replace }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy.putBack })).toBeNull();
  },
};

/** What the address asks for is gone: another picture is chosen. */
export const AskedForGone: Story = {
  args: { piece: hedgePiece.id },
  parameters: { msw: [mockAnswer(list, { success: true, data: [terracePiece] })] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: terracePiece.title }),
    ).toBeVisible();
  },
};

export const Downloaded: Story = {
  args: { user: requester },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.queryByRole("button", { name: copy.save })).toBeNull();
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole("button", { name: copy.download }));
    await waitFor(() => expect(names).toEqual(["haie-retouchee.jpg"]));
    click.mockRestore();
  },
};

/** What is no picture is reported as such; another one can be chosen. */
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      await canvas.findByLabelText(/^Photo de cet appareil/),
      new File(["no picture"], "haie.jpg", { type: "image/jpeg" }),
    );
    await expect(await canvas.findByText("Cette photo ne s’ouvre pas")).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.retry })).toBeVisible();
  },
};
export const NothingShown: Story = {
  args: { user: requester },
  parameters: { msw: [mockAnswer(list, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneOwn)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(list)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.ownFailed)).toBeVisible();
  },
};
