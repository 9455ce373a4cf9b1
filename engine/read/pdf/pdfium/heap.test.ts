import { expect, test } from 'vitest';
import { heapOf } from './heap.ts';

test('numbers are read where they were written', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const view = new DataView(memory.buffer);
  view.setFloat32(8, 1.5, true);
  view.setFloat64(16, 2.25, true);
  view.setInt32(24, -7, true);
  view.setUint8(28, 200);
  const heap = heapOf(memory);
  expect([heap.f32(8), heap.f64(16), heap.i32(24), heap.u8(28)]).toEqual([1.5, 2.25, -7, 200]);
});

test('reads are valid after the memory has grown', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const heap = heapOf(memory);
  heap.write(0, Uint8Array.of(1, 0, 0, 0));
  memory.grow(1);
  heap.write(65_536, Uint8Array.of(9));
  expect([heap.i32(0), heap.u8(65_536)]).toEqual([1, 9]);
});

test('a copy does not change with the memory', () => {
  const heap = heapOf(new WebAssembly.Memory({ initial: 1 }));
  heap.write(0, Uint8Array.of(1, 2));
  const copy = heap.copy(0, 2);
  heap.write(0, Uint8Array.of(3, 4));
  expect([...copy]).toEqual([1, 2]);
});

test('there is nothing beyond the end of the memory', () => {
  const heap = heapOf(new WebAssembly.Memory({ initial: 1 }));
  expect([heap.u8(70_000), heap.f32(70_000)]).toEqual([0, 0]);
});
