/** What stands in a window, read at one moment. */
export interface Look {
  address: string;
  titles: string[];
  /** Pixels that the document is wider than the window. */
  beyond: number;
  width: number;
  /** Parts that state they still load. */
  busy: number;
  /** Whether a rendering failed, also when the page came back by itself since. */
  isCrashed: boolean;
  /** The first text that is read there. */
  text: string;
  /** How many characters are read there, and how many files were asked for: both grow while a page comes. */
  size: [characters: number, files: number];
}

/** A window of an engine with cookies and storage of its own. Places are XPath expressions; only what is displayed counts. */
export interface EngineWindow {
  /** Asks for an address, as typed into the address bar. */
  open(address: string): Promise<void>;
  look(): Promise<Look>;
  /** Presses the first one that nothing covers with the pointer; false while there is none. */
  tryPress(place: string): Promise<boolean>;
  /** Replaces what stands in a field by text typed on the keyboard; false while there is none. */
  tryType(place: string, text: string): Promise<boolean>;
  /** What the engine reported since the last call: errors of scripts and of the console, violations of the content policy. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

/** An engine that was started for a file of tests. */
export interface Engine {
  newWindow(width: number): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** The height of every window, in pixels: that of a phone. */
export const windowHeight = 844;
