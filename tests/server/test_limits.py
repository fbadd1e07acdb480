"""How much is allowed, and how fast."""

from __future__ import annotations

import pytest

from dicewright.server.limits import Bucket, Buckets, Pace


def test_buckets_fill_up_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("dicewright.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Pace(2, 0.5))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    many = Buckets(Pace(1, 1))
    for address in range(Buckets.MANY + 2):
        assert many.take(address)
    assert not many.take(Buckets.MANY + 1)
    now[0] += 5
    assert many.take("new")
    assert len(many._buckets) == 1
