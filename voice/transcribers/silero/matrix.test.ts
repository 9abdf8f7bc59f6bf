import { expect, it } from 'vitest';
import { openMatrices } from './matrix.ts';

it.each([
  [4, 4],
  [8, 12],
  [512, 128],
  [64, 388],
])('adds the products of %d rows of %d floats', (rows, width) => {
  const matrices = openMatrices(rows * width + rows + width);
  const [matrix, vector, to] = [matrices.floats(rows * width), matrices.floats(width), matrices.floats(rows)];
  matrix.forEach((_, n) => {
    matrix[n] = ((n * 7) % 11) - 5;
  });
  vector.forEach((_, n) => {
    vector[n] = ((n * 3) % 7) - 3;
  });
  to.fill(1);
  matrices.addProduct(matrix, vector, to);
  const expected = Array.from({ length: rows }, (_, row) =>
    vector.reduce((sum, value, n) => sum + value * matrix[row * width + n]!, 1),
  );
  expect([...to]).toEqual(expected);
});
