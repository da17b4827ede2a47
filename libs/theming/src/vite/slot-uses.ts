import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { slotVersions } from '../contract/slot-versions.ts';
import type { SlotName } from '../contract/slot-props.ts';

/** What one file imports. */
export interface SlotUses {
  /** Slots, by `slot('…')`, `deferredSlot('…')` or an import of their component. */
  readonly slots: readonly SlotName[];
  /** Files of its own library. */
  readonly files: readonly string[];
  /** Files of its own library that it imports dynamically. */
  readonly deferred: readonly string[];
}

/** The slots that a file and its imports can render. */
export interface RenderedSlots {
  readonly slots: readonly SlotName[];
  /** Those that only dynamically imported files render. */
  readonly deferred: readonly SlotName[];
}

/** Finds the slots that files can render. Each file is parsed once until `forget` is called for it. */
export class SlotReader {
  readonly #known = new Map<string, SlotUses>();

  forget(file: string): void {
    this.#known.delete(file);
  }

  /** Returns the slots of an absolute file. */
  slotsOf(file: string): RenderedSlots {
    const files = new Set([file]);
    const deferredFiles = new Set<string>();
    const slots = new Set<SlotName>();
    // A set visits what is added meanwhile.
    for (const one of files) {
      const uses = this.#usesOf(one);
      uses.slots.forEach((slot) => slots.add(slot));
      uses.files.forEach((next) => files.add(next));
      uses.deferred.forEach((next) => deferredFiles.add(next));
    }
    const deferred = new Set<SlotName>();
    for (const one of deferredFiles) {
      if (files.has(one)) continue;
      const uses = this.#usesOf(one);
      uses.slots.filter((slot) => !slots.has(slot)).forEach((slot) => deferred.add(slot));
      [...uses.files, ...uses.deferred].forEach((next) => deferredFiles.add(next));
    }
    return { slots: [...slots], deferred: [...deferred] };
  }

  #usesOf(file: string): SlotUses {
    if (!existsSync(file)) return { slots: [], files: [], deferred: [] };
    const uses = this.#known.get(file) ?? readSlotUses(file, readFileSync(file, 'utf8'));
    this.#known.set(file, uses);
    return uses;
  }
}

export function readSlotUses(file: string, code: string): SlotUses {
  const slots: SlotName[] = [];
  const files: string[] = [];
  const deferred: string[] = [];
  const follow = (source: string, into: string[]) => {
    if (/^\..*\.tsx?$/.test(source)) into.push(resolve(dirname(file), source));
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type') return;
      follow(source.value, files);
      if (source.value !== '@shop/theming') return;
      for (const specifier of specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : null;
        if (isSlot(name)) slots.push(name);
      }
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== 'type') follow(source.value, files);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') follow(source.value, deferred);
    },
    CallExpression({ callee, arguments: [name] }) {
      if (callee.type !== 'Identifier' || !['slot', 'deferredSlot'].includes(callee.name)) return;
      if (name?.type === 'Literal' && isSlot(name.value)) slots.push(name.value);
    },
  }).visit(parseSync(file, code).program);
  return { slots, files, deferred };
}

const isSlot = (name: unknown): name is SlotName => typeof name === 'string' && Object.hasOwn(slotVersions, name);
