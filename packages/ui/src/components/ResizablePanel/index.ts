export type { PanelBounds } from "./length.ts";
export { type PanelSize, ResizablePanel, type ResizablePanelProps } from "./ResizablePanel.tsx";
