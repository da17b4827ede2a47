import { CategoryTiles } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import styles from './category-nav.module.css';

/** Kinds of goods, each in a niche of the wall. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  return <CategoryTiles title={title} categories={categories} classes={styles} />;
}
