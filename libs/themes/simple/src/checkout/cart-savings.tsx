import type { CartSavingsProps } from '@shop/theming';
import { CouponForm } from './coupon-form.tsx';
import { PointsForm } from './points-form.tsx';

/** Discounts: coupons, and the points of a member. */
export default function CartSavings({ coupon, points }: CartSavingsProps) {
  return (
    <>
      <CouponForm coupon={coupon} />
      {points && <PointsForm points={points} />}
    </>
  );
}
